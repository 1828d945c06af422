import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { bind, portOf } from "./bind.ts";
import { addressesToBind } from "./listen-addresses.ts";
import { type StandaloneResponse, sendStandalone, toHttpText, toWebResponse } from "./standalone-response.ts";

const second = 1000;
/**
 * What a whole request may take to come: a file that is read while it comes, over a slow line. Bodies that are kept in
 * memory are held to less, and a file to a pace.
 */
const requestTimeout = 20 * 60 * second;
/** A request that is being answered when the server stops gets so long to end. */
const drainTime = 10 * second;

/** The server's socket, open before there is anything to answer with. */
export interface Listener {
  readonly port: number;
  /** From now on `app` answers; until then everything is answered 503. */
  serve(app: { readonly fetch: Parameters<typeof getRequestListener>[0] }): void;
  /** Takes no more requests, lets those under way end, and cuts what has not ended in time. */
  stop(): Promise<void>;
}

/**
 * Takes the port. Its errors are Node's own: `EADDRINUSE` where another process has it.
 * @param port 0 lets the system choose
 * @param host the address or name to listen on; loopback where there is none
 */
export async function listen(port: number, host?: string): Promise<Listener> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = answerStarting;
  const makeServer = () =>
    createServer(
      // A request without a host is answered below, like every other that cannot be used.
      {
        headersTimeout: 20 * second,
        requestTimeout,
        keepAliveTimeout: 65 * second,
        requireHostHeader: false,
      },
      (request, response) => answer(request, response),
    )
      .on("clientError", answerUnreadable)
      .on("checkExpectation", answerExpectation);
  const servers = await bind(makeServer, port, addressesToBind(host));
  return {
    port: portOf(servers[0]),
    serve(app) {
      answer = getRequestListener(app.fetch, { errorHandler: answerUnusable });
    },
    stop: async () => {
      await Promise.all(servers.map(drain));
    },
  };
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  sendStandalone(response, {
    status: 503,
    message: "The server is starting. Try again in a few seconds.",
    headers: { "retry-after": "2" },
  });
}

const unreadable = { status: 400, message: "The request is malformed and cannot be read." } as const;

/** What Node itself cannot read is answered like every other error, and the connection is closed. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  socket.end(toHttpText(answerTo(error.code)));
}

function answerTo(code: string | undefined): StandaloneResponse {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return { status: 413, message: "The address and headers are too long: shorten the filters." };
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: 408, message: "The request took too long to come. Send it again." };
    default:
      return unreadable;
  }
}

/** What a request that is readable but for its address or host is answered, and what a fault outside of the application. */
function answerUnusable(error: unknown): Response {
  if (error instanceof RequestError) return toWebResponse(unreadable);
  return toWebResponse({ status: 500, message: "The server made a mistake. Try again." });
}

function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  sendStandalone(response, { status: 417, message: 'The only "expect" that is known is "100-continue".' });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy when the server closed is idle later, and Node would keep it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
