import type { FileLayout, UploadKindName } from "@portico/contract";
import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { layoutSchemas } from "@portico/contract/schemas";
import type { CommissionMonth } from "../../statement-files/read/commission-month.ts";
import { findHeader } from "../../table-files/find-header.ts";
import { inOrder } from "../../table-files/in-order.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";
import { headerOfLayout, type MappedKind } from "../header-of-layout.ts";
import { headerMatcher } from "./match-header.ts";
import {
  columnsOf,
  examplesOf,
  findHeaderRow,
  openSample,
  type Sample,
  type SampleReading,
} from "./open-sample.ts";
import { previewStatement } from "./preview-statement.ts";
import { suggestLayout } from "./suggest-layout.ts";

/** How to read a sample. */
export interface PreviewReading extends Pick<SampleReading, "sheet" | "encoding"> {
  /** The layout to read it with. @default a suggestion */
  readonly layout?: FileLayout | undefined;
  /** The month of lines of statements without a month. */
  readonly statementMonth: CommissionMonth;
}

/** Reads a sample of a kind of files without storing anything. */
export async function previewFile(
  kind: UploadKindName,
  bytes: Uint8Array,
  { layout: chosen, statementMonth, ...reading }: PreviewReading,
): Promise<FilePreview> {
  const opened = await openSample(bytes, { ...reading, delimiter: chosen?.delimiter });
  const layout = chosen ?? suggestLayout(kind, opened);
  const statement =
    kind === "statements"
      ? await previewStatement(bytes, layoutSchemas.statements.draft.parse(layout), statementMonth, reading)
      : null;
  const header = statement ? undefined : await headerIn(opened, kind as MappedKind, layout);
  const { encoding, delimiter, sheets } = opened;
  const { counts, amount, lines, problems } = statement ?? {};
  const columns = header
    ? columnsOf(opened, header).map((column) => ({ header: column.header, examples: examplesOf(column) }))
    : [];
  return {
    ...{ layout: layoutSchemas[kind].draft.parse(layout), encoding, delimiter, sheets: [...sheets] },
    headerLine: statement ? statement.headerLine : (header?.line ?? null),
    columns: statement ? statement.columns : columns,
    statement:
      counts && amount !== undefined && lines && problems ? { counts, amount, lines, problems } : null,
    error: statement ? statement.error : opened.error,
  };
}

/** The header row as the layout finds it, otherwise the row that looks most like one. */
async function headerIn(sample: Sample, kind: MappedKind, layout: FileLayout): Promise<TableRow | undefined> {
  try {
    return (await findHeader(inOrder(sample.rows), headerOfLayout(kind, layout))).row;
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return findHeaderRow(sample, headerMatcher(kind));
  }
}
