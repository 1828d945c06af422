import type { ErrorBody, ErrorStatus } from "@portico/contract";

/** What an answer carries beside its body's message and errors. */
export interface FailureDetails {
  /** After so many seconds it may be tried again. */
  readonly retryAfter?: number;
  readonly stale?: ErrorBody["stale"];
}

/** An answer that is no success, thrown from wherever it is found out. */
export class Failure extends Error {
  override name = "Failure";
  readonly status: ErrorStatus;
  /** What is wrong with each field, keyed by its name. */
  readonly errors: Record<string, string[]> | undefined;
  readonly details: FailureDetails;

  /** @param message what happened and how to mend it, in words that anyone may read */
  constructor(
    status: ErrorStatus,
    message: string,
    errors?: Record<string, string[]>,
    details: FailureDetails = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.details = details;
  }
}

/** What is not there and what one may not see is the same to the caller. */
export function notFound(thing: string): Failure {
  return new Failure(404, `${thing} is not there, or not visible to you.`);
}

/** What everybody is told whose work found no room on a disk. */
export const diskFullMessage =
  "The server's disk is full, so nothing was saved. Ask an administrator to make room, then try again.";
