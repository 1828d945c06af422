/** Another transaction did not release a lock before the lock timeout. */
const lockNotAvailable = "55P03";

/** Code of the error after which the embedded database accepts no more statements. */
export const databaseStopped = "DATABASE_STOPPED";

/** Network and database error codes that mean the database is currently unavailable. A retry may succeed. */
const unavailableCodes = new Set([
  databaseStopped,
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "40P01", // deadlock_detected
  lockNotAvailable,
  "53300", // too many connections
  "57014", // query_canceled by the statement timeout
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now, while starting up
]);
/** Errors from node-postgres without a code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|connection ended|pglite is closed/i;

/** Whether an error, or any of its causes, means that the database is unavailable or timed out. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
    const code = codeOf(cause);
    return unavailableCodes.has(code) || code.startsWith("08") || unavailableMessages.test(cause.message);
  });
}

/** Node and PostgreSQL error codes for a full disk or an exceeded quota. */
const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error, or any of its causes, means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => diskFullCodes.has(codeOf(cause)));
}

/** Whether rows were locked by another transaction until the lock timeout. */
export function areRowsLocked(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === lockNotAvailable && !isTableLock(cause));
}

/** Whether a table was locked, such as by maintenance, until the lock timeout. */
export function isTableLocked(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === lockNotAvailable && isTableLock(cause));
}

/**
 * PostgreSQL locks a table while it parses the query, so the error includes a position in the query. Errors about row
 * locks don't.
 */
function isTableLock(error: Error): boolean {
  return "position" in error && error.position !== undefined;
}

/** Whether a value has a valid format but is out of the database's range, such as a day in the year 0. */
export function isValueOutOfRange(error: unknown): boolean {
  return causesOf(error).some((cause) => /^22\w{3}$/.test(codeOf(cause)));
}

/** Whether the database role lacks a privilege. */
export function isForbidden(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === "42501");
}

/** Whether a write violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === "23505");
}

/** Whether a write violated any constraint. */
export function isConstraintViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => /^23\w{3}$/.test(codeOf(cause)));
}

/** A constraint that a write would violate. */
export interface ViolatedConstraint {
  readonly table: string;
  readonly constraint: string;
}

/** The unique index or exclusion constraint that a rejected write would violate. */
export function duplicateOf(error: unknown): ViolatedConstraint | undefined {
  return violatedConstraint(error, ["23505", "23P01"]);
}

/** The foreign key that a rejected write would violate: the referenced row doesn't exist, or is still referenced. */
export function brokenReferenceOf(error: unknown): ViolatedConstraint | undefined {
  return violatedConstraint(error, ["23503"]);
}

function violatedConstraint(error: unknown, codes: readonly string[]): ViolatedConstraint | undefined {
  const refusal = causesOf(error).find((cause) => codes.includes(codeOf(cause)));
  if (!refusal) return undefined;
  return {
    table: "table" in refusal ? String(refusal.table) : "",
    constraint: "constraint" in refusal ? String(refusal.constraint) : "",
  };
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** The code of a Node or PostgreSQL error. Empty if it has none. */
export function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
