import type * as z from "zod";
import type { Database } from "../db/database.ts";

/** A kind of background job. Its input refers to things by ID and contains nothing personal. */
export interface JobKind<Input = unknown> {
  readonly kind: string;
  readonly input: z.ZodType<Input>;
}

/** The result of a job, for the user who started it. */
export interface JobOutcome {
  readonly message: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** Reports progress, and stops the job when needed. */
export interface Progress {
  /** Sets the total number of steps. */
  setTotal(steps: number): Promise<void>;
  /**
   * Runs a step in a transaction and counts it there, so that a resumed job repeats nothing.
   * @param steps how many steps it counts for
   * @throws JobStoppedError after the step if the job was canceled or the server stops; the step is committed
   */
  runStep(
    work: (transaction: Database, reach: ReportStepProgress) => Promise<unknown>,
    steps?: number,
  ): Promise<void>;
}

/**
 * Reports how far a long step is, from 0 to 1. The embedded database can store it only after the step.
 * @throws JobStoppedError if the job was canceled or the server stops; the step is rolled back
 */
export type ReportStepProgress = (part: number) => Promise<void>;

/** One run of a job. After a restart, another run continues it. */
export interface JobRun<Input> {
  readonly id: string;
  readonly input: Input;
  /** The user's ID, or null for the system. */
  readonly startedBy: string | null;
  /** Steps done by earlier runs. */
  readonly stepsDone: number;
  readonly progress: Progress;
}

/** Handles jobs of one kind. */
export interface JobHandler {
  readonly kind: JobKind;
  readonly run: (run: JobRun<unknown>) => Promise<JobOutcome>;
  /**
   * Cleans up after a job that was canceled before it ran, or given up. Returns the result for the user, or undefined
   * for that of every job.
   */
  readonly cleanUp?: (
    transaction: Database,
    id: string,
    state: "cancelled" | "failed",
  ) => Promise<JobOutcome | undefined>;
}

/** Creates a job handler. */
export function jobHandler<Input>(
  kind: JobKind<Input>,
  run: (run: JobRun<Input>) => Promise<JobOutcome>,
): JobHandler {
  return { kind, run: (given) => run({ ...given, input: kind.input.parse(given.input) }) };
}

/** Why a run stops early: the user canceled it, the server is shutting down, or another run took over. */
type StopReason = "cancelled" | "stopping" | "overtaken";

/** A run stopped early. */
export class JobStoppedError extends Error {
  override name = "JobStoppedError";
  readonly reason: StopReason;
  /** For a canceled job: the result for the user. Undefined for that of every job. */
  readonly outcome: JobOutcome | undefined;

  constructor(because: StopReason, outcome?: JobOutcome) {
    super(`The job was stopped: ${because}.`);
    this.reason = because;
    this.outcome = outcome;
  }
}

/** A job did nothing, for reasons that the user can fix. */
export class JobRejectedError extends Error {
  override name = "JobRejectedError";
  readonly outcome: JobOutcome;

  constructor(outcome: JobOutcome) {
    super(outcome.message);
    this.outcome = outcome;
  }
}
