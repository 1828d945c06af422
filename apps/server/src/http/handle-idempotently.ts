import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { AnyHandler, CheckedRequest } from "./handler.ts";
import type { IdempotencyReservation, IdempotencyStore, IdempotentRequest } from "./idempotency-store.ts";
import { sendResult, sendSerialized, serializeResult } from "./send-result.ts";

interface IdempotentCall {
  readonly call: Omit<IdempotentRequest, "bodyDigest">;
  readonly handler: AnyHandler;
  readonly idempotency: IdempotencyStore;
}

/**
 * Runs the first request with an `Idempotency-Key` and replays its response to repeats. A request that fails changed
 * nothing and can be retried with the same key.
 */
export async function handleIdempotently(
  context: Context,
  { call, handler, idempotency }: IdempotentCall,
): Promise<Response> {
  const body = call.request.stream && hashWhileReading(call.request.stream);
  const begun = await idempotency.begin({ ...call, bodyDigest: body?.digest });
  if ("response" in begun) {
    context.header("idempotent-replayed", "true");
    return sendSerialized(context, begun.response);
  }
  const request = { ...call.request, stream: body?.chunks };
  return sendResult(context, await runReserved(begun.reservation, request, handler));
}

async function runReserved(
  reservation: IdempotencyReservation,
  request: CheckedRequest,
  handler: AnyHandler,
): Promise<unknown> {
  let isSaved = false;
  try {
    const response = await handler({
      ...request,
      once: (database, work) =>
        database.transaction(async (transaction) => {
          const result = await work(transaction);
          const serialized = serializeResult(result);
          if (serialized) await reservation.save(transaction, serialized);
          isSaved = serialized !== undefined;
          return result;
        }),
    });
    if (!isSaved) await reservation.saveAfterwards(serializeResult(response));
    return response;
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

interface HashedBody {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The hash of the whole body. Reads and discards unread chunks. */
  digest(): Promise<string>;
}

function hashWhileReading(body: AsyncIterable<Uint8Array>): HashedBody {
  const hash = createHash("sha256");
  const chunks = (async function* () {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  })();
  let digest: string | undefined;
  return {
    chunks,
    digest: async () => {
      for await (const _ of chunks);
      digest ??= hash.digest("base64url");
      return digest;
    },
  };
}
