import type { Database } from "../../../../db/database.ts";
import { formatCents } from "../../../../file-values/amount.ts";
import { JobStoppedError } from "../../../../jobs/job-kind.ts";
import { lockCommissions } from "../../commission-lock.ts";
import { addToTotals, type CommissionSum } from "../../commission-sums.ts";
import { currentLoadSums, type LoadSums } from "../../load-sums.ts";
import type { CheckedStatement } from "./check-file.ts";
import { storeLineResults } from "./line-results.ts";
import { type Load, lockLoad, saveLoad } from "./loads.ts";
import { loadedMessage } from "./messages.ts";
import type { ReviewedLines } from "./review-lines.ts";

/** A statement whose lines are staged. */
export interface ToPublish {
  readonly checked: CheckedStatement;
  readonly reviewed: ReviewedLines;
  /** The sums of the lines before the transaction. */
  readonly prepared: LoadSums;
}

/** Makes the staged lines of a load count, and adds their sums to the totals. */
export async function publishLoad(
  transaction: Database,
  { id, createdBy: by }: Load,
  { checked, reviewed, prepared }: ToPublish,
): Promise<Load> {
  const { lines, duplicateRows, skippedRows, wrongTotals } = checked;
  await lockCommissions(transaction);
  const locked = await lockLoad(transaction, id);
  if (locked?.state !== "Loading") throw new JobStoppedError("overtaken");
  const sums = await currentLoadSums(transaction, locked, prepared);
  const { loadedRows, unmatchedRows, cents } = countLines(sums);
  if (loadedRows !== lines)
    throw new Error("The number of staged lines differs from the number of lines read.");
  const counts = {
    loadedRows,
    matchedRows: loadedRows - unmatchedRows,
    unmatchedRows,
    duplicateRows,
    skippedRows,
  };
  await addToTotals(transaction, sums);
  await storeLineResults(transaction, locked, { checked, reviewed });
  return saveLoad(transaction, locked, {
    ...counts,
    readRows: lines + duplicateRows,
    refusedRows: 0,
    amount: formatCents(cents),
    state: "Loaded",
    message: loadedMessage({ ...counts, wrongTotals }),
    finishedDate: new Date(),
    by,
  });
}

function countLines(sums: readonly CommissionSum[]) {
  const count = (some: readonly CommissionSum[]) => some.reduce((total, { lines }) => total + lines, 0);
  return {
    loadedRows: count(sums),
    unmatchedRows: count(sums.filter(({ agentId }) => agentId === null)),
    cents: sums.reduce((total, sum) => total + sum.cents, 0n),
  };
}
