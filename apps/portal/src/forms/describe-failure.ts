import type { SubmissionFailure } from "@portico/ui/form-kit";
import { errorFields } from "../api/error-fields.ts";
import { errorMessage } from "../api/error-message.ts";
import { currentRowOf, isVersionConflict, type VersionedRow } from "../api/version-conflict.ts";

interface FailureOptions<Values> {
  /** The values of the form for a newer row. @default version conflicts are shown as a note */
  readonly valuesOf?: (row: VersionedRow["row"]) => Values;
  /** Fetches the newer row if the error does not include it. @default it is not fetched */
  readonly fetchNewer?: () => Promise<VersionedRow>;
}

/** Converts an API error for the form kit: rejected fields, a newer version of the row, or a note. */
export async function describeFailure<Values>(
  error: unknown,
  { valuesOf, fetchNewer }: FailureOptions<Values> = {},
): Promise<SubmissionFailure<Values>> {
  const newer = currentRowOf(error) ?? (isVersionConflict(error) ? await fetchNewer?.() : undefined);
  if (newer && valuesOf) {
    return { kind: "conflict", newer: { values: valuesOf(newer.row), version: newer.version } };
  }
  const errors = errorFields(error);
  return Object.keys(errors).length > 0
    ? { kind: "invalid", errors }
    : { kind: "failed", text: errorMessage(error) };
}
