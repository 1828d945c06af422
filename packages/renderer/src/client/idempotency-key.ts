import { CallError } from "./call-error.ts";

/** Creates an idempotency key: a repeated request changes nothing twice and gets the first response. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the idempotency key of a request until its outcome is known. */
export interface IdempotencyKeyHolder {
  /** Returns the key of a content. It is the same until the outcome of the request is known. */
  readonly keyFor: (content: unknown) => string;
  /** Drops the key after a response. A failure with an unknown outcome keeps it. */
  readonly settle: (error?: unknown) => void;
}

/** Starts without a key. */
export function createKeyHolder(): IdempotencyKeyHolder {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content) ?? "";
      if (current?.content !== text) current = { content: text, key: newIdempotencyKey() };
      return current.key;
    },
    settle: (error) => {
      if (error === undefined || isOutcomeKnown(error)) current = undefined;
    },
  };
}

/**
 * Whether a request certainly changed nothing. A 401, 429 or 5xx and a lost connection leave the outcome unknown, and so
 * does a 409 to try again later, since the first request with the key may be in progress.
 */
export function isOutcomeKnown(error: unknown): boolean {
  if (!(error instanceof CallError) || !error.response) return false;
  const { status, headers } = error.response;
  if (status === 409) return !headers.has("retry-after");
  return status < 500 && status !== 401 && status !== 429;
}
