import type { ValueWarning } from "../../row-results/row-result.ts";

/** A readable line of a commission statement. */
export interface StatementLine {
  readonly line: number;
  readonly policyNumber: string;
  readonly insuredName: string;
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** As in the file, or null. */
  readonly members: number | null;
  /** Negative for chargebacks. */
  readonly cents: bigint;
}

/** A line that is not loaded. */
export interface LineProblem {
  readonly line: number;
  /** Skipped lines are headers, totals, and text. */
  readonly kind: "Duplicate" | "Refused" | "Skipped";
  readonly reason: string;
  /** As in the file. */
  readonly policyNumber: string;
  readonly insuredName: string;
  readonly amount: string;
}

/** A row that is not loaded. */
export interface ProblemOutcome {
  readonly kind: LineProblem["kind"];
  readonly problem: LineProblem;
  /** Whether it is a total that disagrees with the sum of its lines. */
  readonly isWrongTotal?: boolean;
}

/** A row that can be loaded. */
export interface ReadOutcome {
  readonly kind: "Line";
  readonly line: StatementLine;
  /** What was left out or changed. */
  readonly warnings: readonly ValueWarning[];
}

/** What a row of a file is. */
export type LineOutcome = ReadOutcome | ProblemOutcome;
