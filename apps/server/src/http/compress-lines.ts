import { pipeline } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { toResponseStream } from "./response-stream.ts";

/** Compresses lines of JSON so that each arrives as soon as it is written. `compress` waits for more. */
export const compressLines: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  if (!body || headers.get("content-type") !== "application/x-ndjson") return;
  headers.append("vary", "accept-encoding");
  if (!/\bgzip\b/.test(context.req.header("accept-encoding") ?? "")) return;
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // An error of either one ends the other.
  pipeline(chunksOf(body), gzip, () => {});
  const compressed = toResponseStream(gzip, { abortResponse: () => false });
  context.res = new Response(compressed, context.res);
  context.res.headers.set("content-encoding", "gzip");
};

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
