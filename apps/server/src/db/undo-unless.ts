import type { Database } from "./database.ts";

/** Rolls back a part of a transaction. Never leaves `undoUnless`. */
class UndoError extends Error {
  override name = "UndoError";
}

/**
 * Runs work in a part of a transaction. What it wrote is undone unless its result is to be kept; the transaction goes on.
 * @returns the result, whether it was kept or not
 */
export async function undoUnless<Result>(
  transaction: Database,
  work: (part: Database) => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await transaction.transaction(async (part) => {
      const result = await work(part);
      results.push(result);
      if (!isKept(result)) throw new UndoError();
    });
  } catch (error) {
    if (!(error instanceof UndoError)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error("The work has no result.");
  return result;
}
