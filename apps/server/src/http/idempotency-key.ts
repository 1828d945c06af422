import { createHmac, type KeyObject } from "node:crypto";
import { type Endpoint, parseAccess } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import type { CheckedRequest } from "./handler.ts";

/** What an `Idempotency-Key` looks like: a UUID does. */
export const keyPattern = /^[!-~]{8,128}$/;

/** Whether a call minds an `Idempotency-Key`: a POST that only people with a session reach. */
export function acceptsIdempotencyKey({ method, access }: Endpoint): boolean {
  return method === "POST" && parseAccess(access).kind !== "anyone";
}

/**
 * The key of a request, if it brings one.
 * @throws Failure 400 where it is malformed
 */
export function idempotencyKeyOf(context: Context): string | undefined {
  const key = context.req.header("idempotency-key");
  if (key === undefined || keyPattern.test(key)) return key;
  throw new Failure(
    400,
    'The header "idempotency-key" is malformed: send 8 to 128 visible characters, such as a UUID.',
  );
}

/**
 * Stands for what was asked: the call, its parameters, query, body and file. Keyed, because some bodies hold little
 * that is secret and could be guessed from a plain hash.
 * @param streamed the digest of a body that is read while it comes, once that has been read
 */
export function requestHash(
  id: string,
  { params, query, body, file }: CheckedRequest,
  key: KeyObject,
  streamed?: string,
): string {
  const asked = ["request", id, params, query, body ?? streamed ?? null];
  const hash = createHmac("sha256", key).update(JSON.stringify(asked));
  if (file) hash.update(JSON.stringify([file.name, file.mediaType, file.bytes.length])).update(file.bytes);
  return hash.digest("base64url");
}
