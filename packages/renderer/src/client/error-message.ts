import { pageMessages } from "../messages/page.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";
import { CallError } from "./call-error.ts";
import { UnsentError } from "./unsent-error.ts";

/** Fields whose first error is shown in place of the general message. */
const passwordKeys = ["pass", "Pass", "password", "Password", "pass_confirm"];

/**
 * Returns the text that is shown for a failed request (specification, part 1, section 8, generic rule).
 * @param texts those of `usePageMessages`. @default English
 */
export function errorMessage(error: unknown, texts: PageMessages = pageMessages()): string {
  if (error instanceof UnsentError) return texts[error.reason];
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  if (!error.response) return error.isTimeout ? texts.timedOut : error.message;
  const { body: data, response } = error;
  const fallback = texts.errorStatus(response.status, response.statusText);
  if (!isJson(response)) return plainText(response, data) ?? texts.errorStatus(response.status);
  if (typeof data !== "object" || data === null) return fallback;
  return (
    firstPasswordError(data) ?? text(data, "message") ?? text(data, "Message") ?? firstError(data) ?? fallback
  );
}

/** Returns the HTTP status of a failed request, or undefined if there was no response. */
export function errorStatus(error: unknown): number | undefined {
  return error instanceof CallError ? error.status : undefined;
}

function isJson({ headers }: Pick<Response, "headers">): boolean {
  return /\bjson\b/.test(headers.get("content-type") ?? "");
}

/** Returns the body of a plain-text response. An HTML page comes from a proxy and is ignored. */
function plainText({ headers }: Pick<Response, "headers">, data: unknown): string | undefined {
  const isPage = /\bhtml\b/.test(headers.get("content-type") ?? "");
  return typeof data === "string" && data !== "" && !isPage ? data : undefined;
}

function text(data: object, key: string): string | undefined {
  const value: unknown = Reflect.get(data, key);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function firstPasswordError(data: object): string | undefined {
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
