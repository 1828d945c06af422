import type { SubmissionFailure } from "@portico/ui/form-kit";
import { errorFields } from "../client/error-fields.ts";
import { errorMessage } from "../client/error-message.ts";
import { currentRowOf, type VersionedRow } from "../client/version-conflict.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";

/**
 * Converts an API error for the form kit: rejected fields, a newer version of the row, or a note.
 * @param valuesOf the values of the form for a newer row; without it, a version conflict is a note
 * @param texts those of `usePageMessages`. @default English
 */
export function describeFailure<Values>(
  error: unknown,
  valuesOf?: (row: VersionedRow["row"]) => Values,
  texts?: PageMessages,
): SubmissionFailure<Values> {
  const newer = currentRowOf(error);
  if (newer && valuesOf) {
    return { kind: "conflict", newer: { values: valuesOf(newer.row), version: newer.version } };
  }
  const errors = errorFields(error);
  return Object.keys(errors).length > 0
    ? { kind: "invalid", errors }
    : { kind: "failed", text: errorMessage(error, texts) };
}
