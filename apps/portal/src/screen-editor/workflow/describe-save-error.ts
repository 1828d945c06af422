import type { Failure } from "@portico/ui/work-dialogs";
import { errorFields } from "../../api/error-fields.ts";
import { errorMessage } from "../../api/error-message.ts";

/** Why the server rejected a call about a screen, with its messages for single paths. */
export function describeSaveError(error: unknown): Failure {
  const text = errorMessage(error);
  const details = Object.values(errorFields(error)).flat();
  return { text, details: details.filter((detail) => !text.includes(detail)) };
}
