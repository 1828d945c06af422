import {
  type FileLayout,
  isRequiredColumn,
  type LayoutColumn,
  layoutColumns,
  layoutKinds,
  type UploadKindName,
} from "@portico/contract";
import { headerNames as policyHeaders } from "../configuration/policy-headers.ts";
import { decimalMarkCharacters } from "../file-values/amount.ts";
import type { DateReading } from "../file-values/date.ts";
import type { HeaderNames, RequiredColumn } from "../table-files/find-columns.ts";
import type { WantedHeader } from "../table-files/find-header.ts";
import { leadHeaders } from "./lead-headers.ts";

/** The kinds of files whose layout is found by their headers. The layout of a statement is always chosen. */
export type MappedKind = Exclude<UploadKindName, "statements">;

/** Headers by column that the configuration adds to those of every layout. */
export type FurtherHeaders<Column extends string> = Readonly<Partial<Record<Column, readonly string[]>>>;

/** The usual headers of each kind, most likely first. */
const usualHeaders: { readonly [Kind in MappedKind]: HeaderNames<LayoutColumn<Kind>> } = {
  policies: policyHeaders,
  leads: leadHeaders,
  applications: {
    id: ["FFMApplicationID", "FFM Application ID", "FFM App ID", "Application ID"],
    state: ["State", "State Code"],
  },
};

/** The usual headers of a kind by column. Statements have none: their layouts are always chosen. */
export function usualHeadersOf(kind: UploadKindName): Readonly<Record<string, readonly string[]>> {
  return kind === "statements" ? {} : usualHeaders[kind];
}

/**
 * The header row of files of a kind.
 * @param layout undefined for the usual headers
 */
export function headerOfLayout<Kind extends MappedKind>(
  kind: Kind,
  layout: FileLayout | undefined,
  further?: FurtherHeaders<LayoutColumn<Kind>>,
): WantedHeader<LayoutColumn<Kind>> {
  const columns = layoutColumns(kind);
  const usual: HeaderNames<LayoutColumn<Kind>> = usualHeaders[kind];
  const namesOf = (column: LayoutColumn<Kind>) =>
    layout
      ? [...(layout.columns[column] ?? []), ...(further?.[column] ?? [])]
      : [...(further?.[column] ?? []), ...usual[column]];
  const isNeeded = (column: LayoutColumn<Kind>) =>
    layout !== undefined &&
    (layout.columns[column] ?? []).length > 0 &&
    !isRequiredColumn(kind, column) &&
    !layout.optionalColumns.includes(column);
  const headerNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    columns.map((column) => [column, namesOf(column)]),
  );
  return {
    headerNames: headerNames as HeaderNames<LayoutColumn<Kind>>,
    required: [
      ...(layoutKinds[kind].required as readonly RequiredColumn<LayoutColumn<Kind>>[]),
      ...columns.filter(isNeeded),
    ],
    linesToSkip: layout?.linesToSkip,
  };
}

/** How the values of a file are written. */
export interface ValueReading extends Pick<DateReading, "order"> {
  readonly decimalMark: "." | ",";
}

/** How the values of a file are written. @default as for the usual headers */
export function valueReadingOf(
  layout?: Pick<FileLayout, "dateOrder" | "decimalMark"> | undefined,
): ValueReading {
  return {
    order: layout?.dateOrder,
    decimalMark: decimalMarkCharacters[layout?.decimalMark ?? "point"],
  };
}
