import type { ErrorBody, ErrorStatus } from "@portico/contract";

/** Additional data of a failure response. */
export interface FailureDetails {
  /** Seconds after which to retry. */
  readonly retryAfter?: number;
  readonly stale?: ErrorBody["stale"];
}

/** An error response. Throw it from anywhere. */
export class Failure extends Error {
  override name = "Failure";
  readonly status: ErrorStatus;
  /** Problems by field. */
  readonly errors: Record<string, string[]> | undefined;
  readonly details: FailureDetails;

  /** @param message what happened and how to fix it, for users */
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

/** Used for rows that are missing and for rows the caller may not see. */
export function notFound(thing: string): Failure {
  return new Failure(404, `${thing} doesn't exist or isn't visible to you.`);
}

/** The message when a disk is full. */
export const diskFullMessage =
  "The server's disk is full, so nothing was saved. Ask an administrator to free up space, then try again.";
