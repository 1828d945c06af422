import type { RawBody } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import { bodyChunks } from "./body-chunks.ts";
import { fileTooLarge } from "./multipart.ts";

/** Milliseconds without data after which an upload is aborted. */
const maxPause = 30_000;

/**
 * The body of an upload, as a stream. Its content type may name a character set.
 * @throws Failure 415 for another type, 413 if `content-length` is too large; reading may throw further failures
 */
export function readRawBody(
  context: Context,
  { mediaType, otherMediaTypes = [], maxBytes }: RawBody,
): AsyncIterable<Uint8Array> {
  const [type = ""] = (context.req.header("content-type") ?? "").split(";");
  if (![mediaType, ...otherMediaTypes].includes(type.trim().toLowerCase())) {
    throw new Failure(
      415,
      `The body has the wrong type. Send the file itself with "content-type: ${mediaType}".`,
    );
  }
  const limits = { maxBytes, tooLarge: fileTooLarge({ maxBytes }), timeLeft: () => maxPause };
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw limits.tooLarge;
  return bodyChunks(context.req.raw, limits);
}
