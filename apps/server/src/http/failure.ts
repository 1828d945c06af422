import type { ErrorStatus } from "@portico/contract";

/** An answer that is no success, thrown from wherever it is found out. */
export class Failure extends Error {
  override name = "Failure";
  readonly status: ErrorStatus;
  /** What is wrong with each field, keyed by its name. */
  readonly errors: Record<string, string[]> | undefined;

  /** @param message what happened and how to mend it, in words that anyone may read */
  constructor(status: ErrorStatus, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** What is not there and what one may not see is the same to the caller. */
export function notFound(thing: string): Failure {
  return new Failure(404, `${thing} is not there, or not visible to you.`);
}
