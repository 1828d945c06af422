import { errorStatus } from "./error-message.ts";

/** Whether a request failed because the record doesn't exist. */
export function isNotFound(error: unknown): boolean {
  return errorStatus(error) === 404;
}
