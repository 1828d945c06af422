import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Compresses lines of JSON so that each arrives as soon as it is written. `compress` waits for more. */
export const compressLines: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  if (!body || headers.get("content-type") !== "application/x-ndjson") return;
  headers.append("vary", "accept-encoding");
  if (!/\bgzip\b/.test(context.req.header("accept-encoding") ?? "")) return;
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // An error in the lines also breaks what is sent.
  pipeline(Readable.fromWeb(body), gzip, () => {});
  context.res = new Response(ReadableStream.from(gzip), context.res);
  context.res.headers.set("content-encoding", "gzip");
};
