import type { Database } from "../../../../db/database.ts";
import { packResults } from "../../../../file-uploads/results/pack-results.ts";
import { mergeRows, unpackRows } from "../../../../file-uploads/results/packed-rows.ts";
import { storeResults } from "../../../../file-uploads/results/store-results.ts";
import type { CheckedStatement } from "./check-file.ts";
import type { Load } from "./loads.ts";
import type { ReviewedLines } from "./review-lines.ts";

/** What was found about the lines of a statement. */
export interface FoundLines {
  readonly checked: CheckedStatement;
  /** Undefined if the statement is refused. */
  readonly reviewed?: ReviewedLines | undefined;
}

/** Stores what happened with the lines of a statement, or what would happen. */
export async function storeLineResults(
  database: Database,
  load: Pick<Load, "id" | "fileName" | "createdBy" | "isDryRun">,
  { checked: { packedRows, packedWarnings, notes, header }, reviewed }: FoundLines,
): Promise<void> {
  const read = { rows: { packedRows, notes }, header };
  const loaded = reviewed && mergeRows(unpackRows(packedWarnings), reviewed.unmatched);
  const { stored } = await packResults(read, { leftOut: [], loaded });
  await storeResults(database, { ...load, kind: "statements" }, stored);
}
