/** Another transaction held what was waited for, until the lock timeout. */
const lockNotAvailable = "55P03";

/** Code of the error after which the embedded database accepts no more statements. */
export const databaseStopped = "DATABASE_STOPPED";

/** Codes of the network and of databases that mean: not reachable now, try again. */
const awayCodes = new Set([
  databaseStopped,
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "40P01", // gave way to another in a deadlock
  lockNotAvailable,
  "53300", // too many connections
  "57014", // cancelled by the statement timeout
  "57P01", // shut down by an administrator
  "57P02", // crashed
  "57P03", // starting up
]);
/** node-postgres gives these no code. */
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|connection ended|pglite is closed/i;

/** Whether an error, or what caused it, means that the database is away or out of time. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
    const code = codeOf(cause);
    return awayCodes.has(code) || code.startsWith("08") || awayMessages.test(cause.message);
  });
}

/** Codes of Node and of PostgreSQL for a disk, or a quota on it, that is full. */
const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error, or what caused it, means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => diskFullCodes.has(codeOf(cause)));
}

/** Whether rows were held by another transaction for longer than is waited for. */
export function areRowsLocked(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === lockNotAvailable && !isTableLock(cause));
}

/** Whether a whole table was locked, as by maintenance, for longer than is waited for. */
export function isTableLocked(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === lockNotAvailable && isTableLock(cause));
}

/** PostgreSQL waits for a table while it parses the query, and then says at which place of it; for rows it does not. */
function isTableLock(error: Error): boolean {
  return "position" in error && error.position !== undefined;
}

/** Whether a value was well written and yet none the database can hold, such as a day in the year 0. */
export function isValueOutOfRange(error: unknown): boolean {
  return causesOf(error).some((cause) => /^22\w{3}$/.test(codeOf(cause)));
}

/** Whether the database's role lacks the right to do this. */
export function isForbidden(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === "42501");
}

/** Whether a row was refused because there is one with the same unique values. */
export function isDuplicate(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === "23505");
}

/** A reference of a table that a write would have left without the row it refers to. */
export interface BrokenReference {
  /** The table that refers. */
  readonly table: string;
  /** The name of its constraint. */
  readonly constraint: string;
}

/** The reference that a write was refused for: to a row that is not there, or to one that would be gone. */
export function brokenReferenceOf(error: unknown): BrokenReference | undefined {
  const refusal = causesOf(error).find((cause) => codeOf(cause) === "23503");
  if (!refusal) return undefined;
  return {
    table: "table" in refusal ? String(refusal.table) : "",
    constraint: "constraint" in refusal ? String(refusal.constraint) : "",
  };
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** The code of an error of Node or of PostgreSQL; empty where it has none. */
export function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
