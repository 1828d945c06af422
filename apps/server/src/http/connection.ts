import { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import type { Logger } from "pino";
import * as z from "zod";

const nodeBindings = z.object({
  incoming: z.instanceof(IncomingMessage),
  outgoing: z.instanceof(ServerResponse),
});

/** The Node request and response. Undefined if the request didn't come through a socket. */
export function connectionOf(context: Context): z.infer<typeof nodeBindings> | undefined {
  return nodeBindings.safeParse(context.env).data;
}

/** A response ended early without a server error. */
export class ResponseInterrupted extends Error {
  override name = "ResponseInterrupted";
}

/** The reason for canceling the body of a HEAD request. */
export const headRequestOnly = new ResponseInterrupted("only the head was requested");

/**
 * Aborts a response that fails after it has started: logs the error and breaks the connection, so that the response
 * never looks complete.
 * @returns whether there was a connection
 */
export type AbortResponse = (error: unknown) => boolean;

/** Creates the function that aborts the response to a request. */
export function abortResponseFor(context: Context, requestId: string, log: Logger): AbortResponse {
  return (error) => {
    if (error instanceof ResponseInterrupted) {
      log.info({ requestId, reason: error.message }, "Response interrupted");
    } else log.error({ requestId, err: error }, "Response aborted");
    const connection = connectionOf(context);
    connection?.outgoing.destroy();
    return connection !== undefined;
  };
}
