/** Why a file was not imported, as a sentence. */
export function rejectedMessage({
  readRows,
  refusedRows,
}: Record<"readRows" | "refusedRows", number>): string {
  const refused = readRows === 0 ? "the file" : `${figure(refusedRows)} of ${rowCount(readRows)}`;
  return `Nothing was imported: ${refused} can't be imported. Fix the errors below, then upload again.`;
}

/** Why a file is to be confirmed again. */
export const changedSince = "Data that affects this result has changed since you reviewed the file.";

/** A message of several paragraphs. What is to be known first comes before the result. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join("\n");
}

/** How many rows were refused, as the end of a list of counts. Empty for none. */
export function refusedCount(refusedRows: number): string {
  return refusedRows === 0 ? "" : `, ${figure(refusedRows)} refused`;
}

/** A number of rows: "1 row", "1,204 rows". */
export function rowCount(count: number): string {
  return count === 1 ? "1 row" : `${figure(count)} rows`;
}

/** A number with thousands separators. */
export function figure(count: number): string {
  return count.toLocaleString("en-US");
}
