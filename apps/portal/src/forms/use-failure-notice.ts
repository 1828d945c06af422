import type { SubmissionFailure } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { errorMessage } from "../api/error-message.ts";
import type { VersionedRow } from "../api/version-conflict.ts";
import { describeFailure } from "./describe-failure.ts";

/**
 * Returns a function that notifies the user of a failed request, and describes the failure for the form kit.
 * @param text the text of the notification for the server's message
 * @param valuesOf the values of the form for a newer version
 */
export function useFailureNotice<Values>(
  text: (message: string) => string,
  valuesOf?: (row: VersionedRow["row"]) => Values,
): (error: unknown) => SubmissionFailure<Values> {
  const notify = useNotify();
  return (error) => {
    const failure = describeFailure(error, valuesOf);
    if (failure.kind === "conflict") return failure;
    notify({ tone: "danger", text: text(errorMessage(error)) });
    return failure.kind === "invalid" ? { ...failure, isNotified: true } : failure;
  };
}
