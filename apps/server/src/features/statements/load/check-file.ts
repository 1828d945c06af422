import { UnreadableFileError } from "../../../csv/unreadable-file-error.ts";
import { formatCents } from "../../../statement-files/read/cents.ts";
import type {
  LineOutcome,
  LineProblem,
  StatementLine,
} from "../../../statement-files/read/statement-line.ts";

/** A line of a file that is not loaded. */
export interface LineNotLoaded extends Omit<LineProblem, "kind"> {
  /** `Not loaded` lines can be read, but other lines of the file can't. */
  readonly kind: LineProblem["kind"] | "Not loaded";
}

/** The result of reading a whole statement. */
export interface CheckedStatement {
  /** The lines that can be loaded. */
  readonly lines: number;
  readonly duplicateRows: number;
  readonly refusedRows: number;
  readonly skippedRows: number;
  /** Totals that disagree with the sum of their lines. */
  readonly wrongTotals: number;
  /** Why the file can't be read to its end. */
  readonly unreadable: string | undefined;
  /** The lines that are not loaded. If one is refused, they include those that can be read. */
  readonly problems: readonly LineNotLoaded[];
}

/** The maximum number of stored problems of each kind. All are counted. */
const maxProblems = 10_000;

/** Reads a whole statement and counts its lines, without storing any. */
export async function checkStatement(outcomes: AsyncIterable<LineOutcome>): Promise<CheckedStatement> {
  const counts = { Line: 0, Duplicate: 0, Refused: 0, Skipped: 0 };
  const problems: LineProblem[] = [];
  const readable: LineNotLoaded[] = [];
  let wrongTotals = 0;
  let unreadable: string | undefined;
  const add = (problem: LineProblem) => {
    counts[problem.kind] += 1;
    if (counts[problem.kind] <= maxProblems) problems.push(problem);
  };
  try {
    for await (const outcome of outcomes) {
      if (outcome.kind === "Line") {
        counts.Line += 1;
        if (counts.Line <= maxProblems) readable.push(notLoaded(outcome.line));
      } else {
        add(outcome.problem);
        if (outcome.isWrongTotal) wrongTotals += 1;
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { line, message: reason } = error;
    unreadable = reason;
    add({ line, kind: "Refused", reason, policyNumber: "", insuredName: "", amount: "" });
  }
  return {
    lines: counts.Line,
    duplicateRows: counts.Duplicate,
    refusedRows: counts.Refused,
    skippedRows: counts.Skipped,
    wrongTotals,
    unreadable,
    problems: counts.Refused > 0 ? [...problems, ...readable] : problems,
  };
}

function notLoaded({ line, policyNumber, insuredName, cents }: StatementLine): LineNotLoaded {
  return {
    ...{ line, policyNumber, insuredName, amount: formatCents(cents) },
    kind: "Not loaded",
    reason: "Can be read, but other lines can't.",
  };
}
