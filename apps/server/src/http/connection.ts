import { IncomingMessage, ServerResponse } from "node:http";
import { constants, Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Context } from "hono";
import type { Logger } from "pino";
import * as z from "zod";

const nodeBindings = z.object({
  incoming: z.union([z.instanceof(IncomingMessage), z.instanceof(Http2ServerRequest)]),
  outgoing: z.union([z.instanceof(ServerResponse), z.instanceof(Http2ServerResponse)]),
});

/** The Node request and response. Undefined if the request didn't come through a socket. */
export function connectionOf(context: Context): z.infer<typeof nodeBindings> | undefined {
  return nodeBindings.safeParse(context.env).data;
}

/** The address at the other end of the connection. Undefined if there is none, or if it has been closed. */
export function peerAddress(context: Context): string | undefined {
  const incoming = connectionOf(context)?.incoming;
  // A closed HTTP/2 connection has no socket.
  const isClosed = incoming instanceof Http2ServerRequest && incoming.stream.session?.destroyed !== false;
  return isClosed ? undefined : incoming?.socket.remoteAddress;
}

/** A response ended early without a server error. */
export class ResponseInterrupted extends Error {
  override name = "ResponseInterrupted";
}

/** The reason for canceling the body of a HEAD request. */
export const headRequestOnly = new ResponseInterrupted("only the head was requested");

/**
 * Aborts a response that fails after it has started: logs the error and breaks the connection, or its stream in HTTP/2,
 * so that the response never looks complete.
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
    if (connection?.outgoing instanceof Http2ServerResponse)
      connection.outgoing.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    else connection?.outgoing.destroy();
    return connection !== undefined;
  };
}
