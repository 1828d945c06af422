import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Sends JSON with its length, and disables caching. */
export function sendJson(context: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(value);
  return context.body(text, status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    "cache-control": "no-store",
  });
}
