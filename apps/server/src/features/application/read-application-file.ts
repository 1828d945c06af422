import { identifierKey } from "@portico/contract/schemas/identifier";
import type { ApplicationOutcome } from "../../db/schema/marketplace.ts";
import type { LineMessage } from "../../db/schema/upload-columns.ts";
import { headerOfLayout } from "../../file-layouts/header-of-layout.ts";
import { type FileReading, tableReadingOf } from "../../file-uploads/file-reading.ts";
import { readIdentifier } from "../../file-values/identifier.ts";
import type { FindState } from "../../file-values/state.ts";
import { validationFailure } from "../../http/validation.ts";
import { cellOf, dataRows } from "../../table-files/data-rows.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import { openTable } from "../../table-files/open-table.ts";
import { reportedValue } from "../../table-files/reported-value.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";

/** The maximum number of rows. More would take hours. */
const maxRows = 10_000;
const maxShown = 50;

/**
 * The rows of a file of application IDs. Those that can't be loaded have an outcome already.
 * @throws Failure 422 if the file can't be read
 */
export async function readApplicationFile(
  bytes: Uint8Array,
  { findState, ...reading }: FileReading & { readonly findState: FindState },
): Promise<ApplicationOutcome[]> {
  try {
    const notRead: string[] = [];
    // Other columns are ignored (specification, part 2, section 5).
    const table = await openTable(oneChunk(bytes), headerOfLayout("applications", reading.layout), {
      ...tableReadingOf(reading),
      onNotRead: (note) => notRead.push(note),
    });
    const { columns } = table;
    const rows: ApplicationOutcome[] = [];
    const seen = new Set<string>();
    const onSkipped = ({ line, reason }: LineMessage) => {
      rows.push({ line, applicationId: "", state: "", outcome: "skipped", reason });
    };
    for (const reason of notRead) onSkipped({ line: 1, reason });
    for await (const row of dataRows(table, { key: "id", names: [], onSkipped })) {
      const { line } = row;
      if (rows.length === maxRows)
        throw new UnreadableFileError(line, `A file can have up to ${maxRows.toLocaleString("en-US")} rows.`);
      const outcome = outcomeOf(
        { id: cellOf(row, columns, "id"), state: cellOf(row, columns, "state") },
        { findState, seen },
      );
      rows.push({ line, ...outcome });
      seen.add(outcome.applicationId);
    }
    if (rows.every(({ outcome }) => outcome === "skipped"))
      throw new UnreadableFileError(1, "The file has no rows below the header.");
    return rows;
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw validationFailure("body", { file: [`Line ${error.line}: ${error.message}`] });
  }
}

interface OutcomeContext {
  readonly findState: FindState;
  /** The IDs of earlier rows. */
  readonly seen: ReadonlySet<string>;
}

function outcomeOf(
  { id: idText, state: stateText }: Readonly<Record<"id" | "state", string>>,
  { findState, seen }: OutcomeContext,
): Omit<ApplicationOutcome, "line"> {
  const id = readIdentifier(idText);
  // The Marketplace's IDs are digits. People group them by dashes.
  const applicationId = "value" in id ? identifierKey(id.value) : idText;
  const found = findState(stateText);
  const state = "value" in found ? (found.value ?? "") : "";
  const shown = {
    applicationId: reportedValue(applicationId, maxShown),
    state: reportedValue(stateText, maxShown),
  };
  const invalid = (reason: string) => ({ ...shown, outcome: "invalid" as const, reason });
  if ("fault" in id) return invalid(`The application ID ${id.fault}`);
  if (!/^\d{8,12}$/.test(applicationId)) return invalid("The application ID must have 8 to 12 digits.");
  if (state === "") return invalid("The state must be a two-letter code, such as FL.");
  if (seen.has(applicationId))
    return { ...shown, outcome: "duplicate", reason: "An earlier row has this ID." };
  return { applicationId, state, outcome: null, reason: null };
}
