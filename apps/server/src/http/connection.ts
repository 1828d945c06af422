import { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import type { Logger } from "pino";
import * as z from "zod";

const nodeBindings = z.object({
  incoming: z.instanceof(IncomingMessage),
  outgoing: z.instanceof(ServerResponse),
});

/** Node's side of a request; undefined where it came through no socket. */
export function connectionOf(context: Context): z.infer<typeof nodeBindings> | undefined {
  return nodeBindings.safeParse(context.env).data;
}

/** Why an answer ended early through no fault of the server. */
export class ResponseInterrupted extends Error {
  override name = "Interruption";
}

/** What the body of an answer is cancelled with where only the head was asked for: nothing was interrupted. */
export const headRequestOnly = new ResponseInterrupted("only the head was asked for");

/**
 * What an answer does that fails after it has begun: the fault is logged and the connection broken, so that the answer
 * never looks whole, and nothing of the fault is written into it.
 * @returns whether there was a connection to break
 */
export type AbortResponse = (error: unknown) => boolean;

/** The way to cut off the answer to a request. */
export function abortResponseFor(context: Context, requestId: string, log: Logger): AbortResponse {
  return (error) => {
    if (error instanceof ResponseInterrupted) {
      log.info({ requestId, reason: error.message }, "an answer was interrupted");
    } else log.error({ requestId, err: error }, "an answer was cut off");
    const connection = connectionOf(context);
    connection?.outgoing.destroy();
    return connection !== undefined;
  };
}
