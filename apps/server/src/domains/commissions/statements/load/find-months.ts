import * as z from "zod";
import type { CommissionMonth } from "../../../../statement-files/read/commission-month.ts";
import type { LineOutcome } from "../../../../statement-files/read/statement-line.ts";
import { UnreadableFileError } from "../../../../table-files/unreadable-file-error.ts";

/** The months of a statement's lines, in order. */
export const foundMonthsSchema = z.array(z.object({ year: z.int(), month: z.int() }));

/**
 * The months of the lines that can be read, in order.
 * @param until the month at whose first line to stop
 */
export async function findMonths(
  outcomes: AsyncIterable<LineOutcome>,
  until?: CommissionMonth,
): Promise<CommissionMonth[]> {
  const found = new Map<string, CommissionMonth>();
  try {
    for await (const outcome of outcomes) {
      if (outcome.kind !== "Line") continue;
      const { year, month } = outcome.line;
      found.set(`${year}/${month}`, { year, month });
      if (year === until?.year && month === until.month) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
  }
  return [...found.values()].sort((a, b) => a.year - b.year || a.month - b.month);
}
