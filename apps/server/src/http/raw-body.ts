import type { RawBody } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";
import { bodyChunks } from "./body-chunks.ts";
import { fileTooLarge } from "./multipart.ts";

/** A file that is read while it comes is given up when nothing of it came for so many milliseconds. */
const maxPause = 30_000;

/**
 * A body that is one file, to be read while it comes. Its type may name a character set.
 * @throws Failure 415 where it is of another type, 413 where its sender says that it is too large; further failures while
 * it is read
 */
export function readRawBody(context: Context, { mediaType, maxBytes }: RawBody): AsyncIterable<Uint8Array> {
  const [type = ""] = (context.req.header("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== mediaType) {
    throw new Failure(
      415,
      `The body is of the wrong type: send the file as it is, with "content-type: ${mediaType}".`,
    );
  }
  const limits = { maxBytes, tooLarge: fileTooLarge({ maxBytes }), timeLeft: () => maxPause };
  if (Number(context.req.header("content-length") ?? 0) > maxBytes) throw limits.tooLarge;
  return bodyChunks(context.req.raw, limits);
}
