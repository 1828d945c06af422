import type { Context } from "hono";
import * as z from "zod";
import { etagOf } from "./if-match.ts";
import { Revealed } from "./revealed.ts";

/** A response that can be stored and sent again. */
export const serializedResponse = z.object({
  status: z.union([z.literal(200), z.literal(202), z.literal(204)]),
  /** JSON, or null without a body. */
  body: z.string().nullable(),
  headers: z.object({ etag: z.string().optional(), location: z.string().optional() }),
});
export type SerializedResponse = z.infer<typeof serializedResponse>;

/** A job was started. The response contains its ID. */
export class StartedJob {
  readonly jobId: string;

  constructor(jobId: string) {
    this.jobId = jobId;
  }
}

/** Serializes a handler's result. Returns undefined for a `Response` or a secret, which are never stored. */
export function serializeResult(response: unknown): SerializedResponse | undefined {
  if (response instanceof Response || response instanceof Revealed) return undefined;
  if (response instanceof StartedJob) {
    const { jobId } = response;
    return { status: 202, body: JSON.stringify({ jobId }), headers: { location: `/api/Jobs/${jobId}` } };
  }
  if (response === null) return { status: 204, body: null, headers: {} };
  const etag = etagOf(response);
  return { status: 200, body: JSON.stringify(response), headers: etag === undefined ? {} : { etag } };
}

/** Sends the result of a handler. */
export function sendResult(context: Context, response: unknown): Response {
  if (response instanceof Response) return response;
  const sent = serializeResult(response instanceof Revealed ? response.body : response);
  if (!sent) throw new Error("A handler returned a value that can't be sent.");
  return sendSerialized(context, sent);
}

/** Sends JSON with its length, and disables caching. */
export function sendSerialized(context: Context, { status, body, headers }: SerializedResponse): Response {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  for (const [name, value] of given) context.header(name, value);
  if (body === null || status === 204) return context.body(null, 204);
  return context.body(body, status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
  });
}
