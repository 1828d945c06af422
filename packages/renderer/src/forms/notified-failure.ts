import type { SubmissionFailure } from "@portico/ui/form-kit";
import { errorMessage } from "../client/error-message.ts";
import type { VersionedRow } from "../client/version-conflict.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";
import { describeFailure } from "./describe-failure.ts";

/**
 * Returns a function that describes a failed request for the form kit, with a notification that has the server's message,
 * as specified (part 1 and 2, section 8). The fields that the server rejects show their own errors.
 * @param text the text of the notification for the server's message
 * @param valuesOf the values of the form for a newer version
 * @param texts those of `usePageMessages`. @default English
 */
export function notifiedFailure<Values>(
  text: (message: string) => string,
  valuesOf?: (row: VersionedRow["row"]) => Values,
  texts?: PageMessages,
): (error: unknown) => SubmissionFailure<Values> {
  return (error) => {
    const failure = describeFailure(error, valuesOf, texts);
    if (failure.kind === "conflict") return failure;
    return { ...failure, notification: text(errorMessage(error, texts)) };
  };
}
