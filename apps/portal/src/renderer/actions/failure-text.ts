import { errorMessage } from "../../api/error-message.ts";

/** Returns a declared error message, with the reason in place of `{message}`. */
export function failureText(failure: string, error: unknown): string {
  return failure.replaceAll("{message}", () => errorMessage(error));
}
