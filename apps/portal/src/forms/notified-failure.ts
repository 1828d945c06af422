import type { SubmissionFailure } from "@portico/ui/form-kit";
import { errorMessage } from "../api/error-message.ts";
import type { VersionedRow } from "../api/version-conflict.ts";
import { formMessages } from "../messages/forms.ts";
import { describeFailure } from "./describe-failure.ts";

/**
 * Returns a function that describes a failed request for the form kit, with a notification. Errors that the form shows at
 * its fields are not repeated in it.
 * @param text the text of the notification for the server's message
 * @param valuesOf the values of the form for a newer version
 */
export function notifiedFailure<Values>(
  text: (message: string) => string,
  valuesOf?: (row: VersionedRow["row"]) => Values,
): (error: unknown) => SubmissionFailure<Values> {
  return (error) => {
    const failure = describeFailure(error, valuesOf);
    if (failure.kind === "conflict") return failure;
    const message = failure.kind === "invalid" ? formMessages.validationFailed : errorMessage(error);
    return { ...failure, notification: text(message) };
  };
}
