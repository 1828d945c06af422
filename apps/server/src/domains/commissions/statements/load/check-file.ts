import * as z from "zod";
import { rowPacker } from "../../../../file-uploads/results/packed-rows.ts";
import { rowLog } from "../../../../file-uploads/results/row-log.ts";
import { formatCents } from "../../../../file-values/amount.ts";
import type {
  LineOutcome,
  LineProblem,
  StatementLine,
} from "../../../../statement-files/read/statement-line.ts";
import type { TableRow } from "../../../../table-files/table-row.ts";
import { UnreadableFileError } from "../../../../table-files/unreadable-file-error.ts";

const lineNotLoadedSchema = z.object({
  line: z.int(),
  /** `Not loaded` lines can be read, but other lines of the file can't. */
  kind: z.enum(["Duplicate", "Refused", "Skipped", "Not loaded"]),
  reason: z.string(),
  policyNumber: z.string(),
  insuredName: z.string(),
  amount: z.string(),
});
/** A line of a file that is not loaded. */
export type LineNotLoaded = Readonly<z.infer<typeof lineNotLoadedSchema>>;

/** The result of reading a whole statement. */
export const checkedStatementSchema = z.object({
  /** The lines that can be loaded. */
  lines: z.int(),
  duplicateRows: z.int(),
  refusedRows: z.int(),
  skippedRows: z.int(),
  /** Totals that disagree with the sum of their lines. */
  wrongTotals: z.int(),
  /** Why the file can't be read to its end. */
  unreadable: z.string().optional(),
  /** The results of all lines that are not loaded, for `unpackRows`. */
  packedRows: z.string(),
  /** The lines that can be loaded, with warnings, for `unpackRows`. */
  packedWarnings: z.string(),
  /** What was not read of the whole file, as sentences. */
  notes: z.array(z.string()).readonly(),
  /** Undefined if there is none. */
  header: z.object({ line: z.int(), width: z.int() }).optional(),
  /** The lines that are not loaded. If one is refused, they include those that can be read. */
  problems: z.array(lineNotLoadedSchema),
});
/** The result of reading a whole statement. */
export type CheckedStatement = z.infer<typeof checkedStatementSchema>;

/** The maximum number of stored problems of each kind. All are counted. */
const maxProblems = 10_000;

/**
 * Reads a whole statement and counts its lines, without storing any.
 * @param headerOf the header row, once it was read
 */
export async function checkStatement(
  outcomes: AsyncIterable<LineOutcome>,
  headerOf: () => TableRow | undefined,
): Promise<CheckedStatement> {
  const counts = { Line: 0, Duplicate: 0, Refused: 0, Skipped: 0 };
  const problems: LineProblem[] = [];
  const readable: LineNotLoaded[] = [];
  const log = rowLog();
  const warned = rowPacker();
  let wrongTotals = 0;
  let unreadable: string | undefined;
  const add = (problem: LineProblem) => {
    const { line, kind, reason } = problem;
    // What isn't about a row has no line.
    if (line === 0) {
      log.note(reason);
      problems.push(problem);
      return;
    }
    counts[kind] += 1;
    log.add({ line, result: kind === "Duplicate" ? "Skipped" : kind, reason });
    log.sort();
    if (counts[problem.kind] <= maxProblems) problems.push(problem);
  };
  try {
    for await (const outcome of outcomes) {
      if (outcome.kind === "Line") {
        counts.Line += 1;
        if (counts.Line <= maxProblems) readable.push(notLoaded(outcome.line));
        const { warnings, line } = outcome;
        if (warnings.length > 0) warned.add({ line: line.line, result: "New", warnings: [...warnings] });
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
  const header = headerOf();
  return {
    ...log.finish(),
    packedWarnings: warned.finish(),
    ...(header && { header: { line: header.line, width: header.cells.length } }),
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
