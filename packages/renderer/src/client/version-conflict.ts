import { CallError } from "./call-error.ts";
import { errorStatus } from "./error-message.ts";

/** A row with its version. */
export interface VersionedRow {
  readonly version: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Whether a request failed because of a version conflict. */
export function isVersionConflict(error: unknown): boolean {
  return errorStatus(error) === 412;
}

/** Returns the current row from a version conflict response, or undefined if the response doesn't contain it. */
export function currentRowOf(error: unknown): VersionedRow | undefined {
  if (!isVersionConflict(error) || !(error instanceof CallError)) return undefined;
  const stale = property(error.body, "stale");
  const version = property(stale, "currentVersion");
  const current = property(stale, "current");
  if (typeof version !== "number" || typeof current !== "object" || current === null) return undefined;
  return { version, row: { ...current } };
}

/** Returns the version of a row. */
export function versionOf(row: unknown): number | undefined {
  const version = property(row, "version");
  return typeof version === "number" ? version : undefined;
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
