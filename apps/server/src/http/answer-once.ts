import type { Context } from "hono";
import type { AnyHandler, CheckedRequest } from "./handler.ts";
import { hashedBody } from "./hashed-body.ts";
import type { FirstCall, KeyedCall, Repeats } from "./repeats.ts";
import { send, sendAnswer, toSend } from "./sent-answer.ts";

/** What answering a call that came with a key takes. */
interface Asked {
  readonly call: Omit<KeyedCall, "streamed">;
  readonly handler: AnyHandler;
  readonly repeats: Repeats;
}

/**
 * Answers the first call under a key, and every repeat of it the same. What is refused changed nothing and may be tried
 * again under the same key.
 */
export async function answerOnce(context: Context, { call, handler, repeats }: Asked): Promise<Response> {
  const body = call.request.stream && hashedBody(call.request.stream);
  const begun = await repeats.begin({ ...call, streamed: body?.digest });
  if ("answer" in begun) {
    context.header("idempotent-replayed", "true");
    return send(context, begun.answer);
  }
  const request = { ...call.request, stream: body?.pieces };
  return sendAnswer(context, await answerFirst(begun.first, request, handler));
}

async function answerFirst(first: FirstCall, request: CheckedRequest, handler: AnyHandler): Promise<unknown> {
  let isKept = false;
  try {
    const answer = await handler({
      ...request,
      once: (database, work) =>
        database.transaction(async (transaction) => {
          const result = await work(transaction);
          const sent = toSend(result);
          if (sent) await first.keep(transaction, sent);
          isKept = sent !== undefined;
          return result;
        }),
    });
    if (!isKept) await first.keepAfterwards(toSend(answer));
    return answer;
  } catch (error) {
    await first.giveBack();
    throw error;
  }
}
