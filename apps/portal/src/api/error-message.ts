import { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import { messages } from "../messages/messages.ts";

/** The keys whose first message is shown in place of the general one. */
const passwordKeys = ["pass", "Pass", "password", "Password", "pass_confirm"];

/** What a failed call says to people (specification, part 1, section 8, generic rule). */
export function errorMessage(error: unknown): string {
  if (!isHTTPError(error)) return failureOnTheWay(error);
  const { data, response } = error;
  const fallback = messages.errorStatus(response.status, response.statusText);
  if (!isJson(response)) return plainText(response, data) ?? messages.errorStatus(response.status);
  if (typeof data !== "object" || data === null) return fallback;
  return (
    passwordMessage(data) ?? text(data, "message") ?? text(data, "Message") ?? firstError(data) ?? fallback
  );
}

/** The error's own message; those of ky name the address, which may hold a user's name. */
function failureOnTheWay(error: unknown): string {
  if (isTimeoutError(error)) return messages.timedOut;
  const own: unknown = isNetworkError(error) ? error.cause : error;
  return own instanceof Error ? own.message : String(own);
}

/** The status of a failed call, or undefined where there was no answer at all. */
export function errorStatus(error: unknown): number | undefined {
  return isHTTPError(error) ? error.response.status : undefined;
}

function isJson({ headers }: Response): boolean {
  return /\bjson\b/.test(headers.get("content-type") ?? "");
}

/** The text of a text answer; the page of a proxy is none. */
function plainText({ headers }: Response, data: unknown): string | undefined {
  const isPage = /\bhtml\b/.test(headers.get("content-type") ?? "");
  return typeof data === "string" && data !== "" && !isPage ? data : undefined;
}

function text(data: object, key: string): string | undefined {
  const value: unknown = Reflect.get(data, key);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function passwordMessage(data: object): string | undefined {
  const errors: unknown = Reflect.get(data, "errors");
  if (typeof errors !== "object" || errors === null) return undefined;
  return passwordKeys.map((key) => first(Reflect.get(errors, key))).find((message) => message !== undefined);
}

function firstError(data: object): string | undefined {
  const errors: unknown = Reflect.get(data, "errors");
  if (typeof errors === "string") return errors;
  if (typeof errors !== "object" || errors === null) return undefined;
  return Object.values(errors)
    .map(first)
    .find((message) => message !== undefined);
}

function first(value: unknown): string | undefined {
  const found: unknown = Array.isArray(value) ? value[0] : value;
  return typeof found === "string" ? found : undefined;
}
