import { createHmac, type KeyObject } from "node:crypto";
import { type Endpoint, parseAccess } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import type { CheckedRequest } from "./handler.ts";

/** Pattern of an `Idempotency-Key`. UUIDs match. */
export const keyPattern = /^[!-~]{8,128}$/;

/**
 * Whether an endpoint supports `Idempotency-Key`: it can create something, and requires a session. Secrets are never
 * stored for repeats.
 */
export function acceptsIdempotencyKey({ method, path, access, changesNothing, reveals }: Endpoint): boolean {
  if (changesNothing || reveals) return false;
  const canCreate = method === "POST" || (method === "PUT" && !path.includes(":"));
  return canCreate && parseAccess(access).kind !== "anyone";
}

/**
 * The `Idempotency-Key` of a request, if any.
 * @throws Failure 400 if it is malformed
 */
export function idempotencyKeyOf(context: Context): string | undefined {
  const key = context.req.header("idempotency-key");
  if (key === undefined || keyPattern.test(key)) return key;
  throw new Failure(
    400,
    'The header "idempotency-key" is malformed. Send 8 to 128 visible characters, such as a UUID.',
  );
}

/**
 * A hash of the request: endpoint, parameters, query, body, and file. Keyed, since some bodies contain short secrets
 * that could be guessed from a plain hash.
 * @param streamed the digest of a streamed body
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
