import { errorStatus } from "./error-message.ts";

/** A name for one deed, so that sending it again does it once; the server answers a repeat as the first time. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps the key of what a form sends until it is known what came of it. */
export interface IdempotencyKeyHolder {
  /** The key of this content: the same one as long as nobody knows whether it arrived. */
  readonly keyFor: (content: unknown) => string;
  /** Forgets the key: the deed was answered. A failure that leaves it open keeps it. */
  readonly settle: (error?: unknown) => void;
}

/** Begins without a key. */
export function createKeyHolder(): IdempotencyKeyHolder {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content) ?? "";
      if (current?.content !== text) current = { content: text, key: newIdempotencyKey() };
      return current.key;
    },
    settle: (error) => {
      if (error === undefined || isDefinite(error)) current = undefined;
    },
  };
}

/** An ended session, too many tries, a server in trouble and a lost connection say nothing of the deed. */
function isDefinite(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && status < 500 && status !== 401 && status !== 429;
}
