import type * as z from "zod";
import type { Database } from "../db/database.ts";

/** A kind of long work: what it is called, and what it is told. Its input names things by id and holds nothing personal. */
export interface JobKind<Input = unknown> {
  readonly kind: string;
  readonly input: z.ZodType<Input>;
}

/** What came of a job, for the person who started it. */
export interface JobOutcome {
  /** In plain words. */
  readonly message: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** Tells the starter how far the work is, and the work whether to go on. */
export interface Progress {
  /** Says how many steps there are. */
  setTotal(steps: number): Promise<void>;
  /**
   * Does a step in a transaction and counts it there, so that a job that is taken up again does none twice.
   * @param steps how many it counts for; 1 unless said
   * @throws JobStopped after the step, where the starter cancelled the job or the server stops: what is done stays
   */
  runStep(
    work: (transaction: Database, reach: ReportStepProgress) => Promise<unknown>,
    steps?: number,
  ): Promise<void>;
}

/**
 * Tells, from 0 to 1, how far a step is that takes long; the embedded database can tell it only when the step is over.
 * @throws JobStopped where the starter cancelled the job or the server stops: nothing of the step stays
 */
export type ReportStepProgress = (part: number) => Promise<void>;

/** One run of a job. After a restart there is another, with what was done before. */
export interface JobRun<Input> {
  readonly id: string;
  readonly input: Input;
  /** The user's id, or null for the product itself. */
  readonly startedBy: string | null;
  /** Steps that an earlier run has done. */
  readonly stepsDone: number;
  readonly progress: Progress;
}

/** Does the work of a kind. */
export interface JobHandler {
  readonly kind: JobKind;
  readonly run: (run: JobRun<unknown>) => Promise<JobOutcome>;
  /** Tidies up after a job that is over without a run that came to its end: cancelled before, or given up. */
  readonly cleanUp?: (transaction: Database, id: string, state: "cancelled" | "failed") => Promise<void>;
}

/** What does the jobs of a kind. */
export function jobHandler<Input>(
  kind: JobKind<Input>,
  run: (run: JobRun<Input>) => Promise<JobOutcome>,
): JobHandler {
  return { kind, run: (given) => run({ ...given, input: kind.input.parse(given.input) }) };
}

/** Why a run ends before its end: its starter does not want it, the server stops, or another run does the same. */
type StopReason = "cancelled" | "stopping" | "overtaken";

/** A run ends before its end. */
export class JobStopped extends Error {
  override name = "JobStopped";
  readonly reason: StopReason;

  constructor(because: StopReason) {
    super(`The job was left: ${because}.`);
    this.reason = because;
  }
}

/** A job did nothing, for reasons that its starter can mend. */
export class JobRefused extends Error {
  override name = "JobRefused";
  readonly outcome: JobOutcome;

  constructor(outcome: JobOutcome) {
    super(outcome.message);
    this.outcome = outcome;
  }
}
