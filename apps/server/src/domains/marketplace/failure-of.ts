import { Failure } from "../../errors/failure.ts";
import { apiError } from "./api-schemas.ts";

/** What the API's error codes mean for users. */
const messages: Readonly<Record<string, string>> = {
  "1001": "The Marketplace doesn't know this county. Check the ZIP code, and choose the county.",
  "1002": "The Marketplace doesn't know this state. Check the address.",
  "1003": "The Marketplace can't use what was entered. Check the ages, the income and the ZIP code.",
  "1004": "The Marketplace doesn't know this insurance company.",
  "1006": "This plan isn't sold in this county and year. Choose another plan.",
  "1007": "The Marketplace took too long. Try again.",
  "1011": "The Marketplace has no rates for this household.",
  "1013": "The Marketplace doesn't know this doctor. Choose one from the list.",
  "1014": "The Marketplace doesn't know this drug. Choose one from the list.",
  "1017": "The Marketplace doesn't know the rating area of this county.",
};

/** The message for states with an exchange of their own. */
export const ownExchangeMessage =
  "This state doesn't use the federal Marketplace. It has its own exchange for plans and tax credits.";

/** Says in plain language why the Marketplace rejected a request to a path. */
export function failureOf(status: number, response: unknown, path = ""): Failure {
  const { data } = apiError.safeParse(response);
  if (status === 401 || status === 403) {
    return new Failure(
      503,
      "The Marketplace doesn't accept the configured key. Ask an administrator to correct it.",
      undefined,
      { retryAfter: 60 },
    );
  }
  if (!data || status >= 500) return unavailable(data?.message ?? `status ${status}`);
  if (/not a valid marketplace state/i.test(data.message)) return new Failure(422, ownExchangeMessage);
  if (data.code === "1006" || (status === 404 && isOfOnePlan(path)))
    return new Failure(404, messages["1006"] ?? data.message);
  return new Failure(
    422,
    messages[data.code ?? ""] ?? "The Marketplace rejected the request. Check what was entered.",
  );
}

function isOfOnePlan(path: string): boolean {
  return path.startsWith("/plans/") && path !== "/plans/search";
}

/** The longest pause that is obeyed, in seconds. */
const maxPause = 3_600;
/** The pause if the Marketplace names none. */
const defaultPause = 5;

/** For how many seconds the headers of a response ask to send nothing: as a number or, in `retry-after`, as a date. */
export function retryAfterOf(headers: Headers, now: Date): number {
  const text = headers.get("retry-after") ?? headers.get("ratelimit-reset") ?? "";
  const isNumber = /^\s*\d+(\.\d+)?\s*$/.test(text);
  const seconds = isNumber ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  return Math.min(Math.max(Math.ceil(Number.isNaN(seconds) ? defaultPause : seconds), 1), maxPause);
}

/** The failure while the Marketplace's limit on requests is used up. */
export function tooManyRequests(seconds: number): Failure {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new Failure(
    429,
    `The Marketplace is busy. Try again in ${retryAfter === 1 ? "a second" : `${retryAfter} seconds`}.`,
    undefined,
    { retryAfter },
  );
}

/** The failure while the Marketplace can't be reached or sends an invalid response. */
export function unavailable(cause: unknown): Failure {
  const failure = new Failure(
    503,
    "The Marketplace isn't available right now. Nothing was lost. Try again in a minute.",
    undefined,
    { retryAfter: 30 },
  );
  failure.cause = cause;
  return failure;
}
