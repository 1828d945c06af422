import { figure } from "../../../../file-uploads/messages.ts";

/** The counts of a loaded statement. */
export interface LoadedCounts {
  readonly loadedRows: number;
  readonly matchedRows: number;
  readonly unmatchedRows: number;
  readonly duplicateRows: number;
  readonly skippedRows: number;
  readonly wrongTotals: number;
}

/**
 * The result of a statement as a sentence.
 * @param what what happens with the lines. @default "loaded"
 */
export function loadedMessage(counts: LoadedCounts, what = "loaded"): string {
  const { loadedRows, matchedRows, unmatchedRows, duplicateRows, skippedRows, wrongTotals } = counts;
  const leftOut = [
    ...(duplicateRows > 0 ? [`${plural(duplicateRows, "duplicate")} left out`] : []),
    ...(skippedRows > 0 ? [`${plural(skippedRows, "header, total or text row")} skipped`] : []),
  ];
  const rest = leftOut.length > 0 ? ` ${sentence(leftOut.join(", "))}` : "";
  const wrong =
    wrongTotals > 0
      ? ` Check the skipped rows: ${plural(wrongTotals, "total")} ${wrongTotals === 1 ? "disagrees" : "disagree"} with the sum of the lines.`
      : "";
  return `${plural(loadedRows, "line")} ${what}: ${figure(matchedRows)} matched, ${figure(unmatchedRows)} unmatched.${rest}${wrong}`;
}

/** A statement that is not loaded. */
export interface RefusedStatement {
  readonly refusedRows: number;
  /** Why the file can't be read to its end. */
  readonly unreadable?: string | undefined;
}

/** Why a statement was not loaded. */
export function refusedMessage({ refusedRows, unreadable }: RefusedStatement): string {
  if (unreadable !== undefined && refusedRows === 1) return `Nothing was loaded. ${unreadable}`;
  return `Nothing was loaded: ${plural(refusedRows, "line")} can't be read. Fix the file, then load it again.`;
}

/** A number of things: `plural(2, "line")` is "2 lines". */
export function plural(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
