import type { Context } from "hono";
import * as z from "zod";
import { etagOf } from "./if-match.ts";

/** An answer as it can be kept and sent again. */
export const serializedAnswer = z.object({
  status: z.union([z.literal(200), z.literal(202), z.literal(204)]),
  /** JSON, or null where there is no body. */
  body: z.string().nullable(),
  headers: z.object({ etag: z.string().optional(), location: z.string().optional() }),
});
export type SerializedAnswer = z.infer<typeof serializedAnswer>;

/** Work that goes on: the answer names the job to ask about. */
export class StartedJob {
  readonly jobId: string;

  constructor(jobId: string) {
    this.jobId = jobId;
  }
}

/** What a handler's answer is sent as; undefined for a `Response`, which is sent as it is and never kept. */
export function serializeAnswer(answer: unknown): SerializedAnswer | undefined {
  if (answer instanceof Response) return undefined;
  if (answer instanceof StartedJob) {
    const { jobId } = answer;
    return { status: 202, body: JSON.stringify({ jobId }), headers: { location: `/api/Jobs/${jobId}` } };
  }
  if (answer === null) return { status: 204, body: null, headers: {} };
  const etag = etagOf(answer);
  return { status: 200, body: JSON.stringify(answer), headers: etag === undefined ? {} : { etag } };
}

/** Sends whatever a handler answered. */
export function sendAnswer(context: Context, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const sent = serializeAnswer(answer);
  if (!sent) throw new Error("A handler answered nothing that can be sent.");
  return sendSerialized(context, sent);
}

/** Sends an answer with its length, and asks that nobody keep it. */
export function sendSerialized(context: Context, { status, body, headers }: SerializedAnswer): Response {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  for (const [name, value] of given) context.header(name, value);
  if (body === null || status === 204) return context.body(null, 204);
  return context.body(body, status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
  });
}
