import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { ErrorBody } from "@portico/contract";
import { addressesToBind } from "./addresses.ts";
import { bind, portOf } from "./bind.ts";

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
      { headersTimeout: 20 * second, requestTimeout, keepAliveTimeout: 65 * second },
      (request, response) => answer(request, response),
    ).on("clientError", answerUnreadable);
  const servers = await bind(makeServer, port, addressesToBind(host));
  return {
    port: portOf(servers[0]),
    serve(app) {
      answer = getRequestListener(app.fetch);
    },
    stop: async () => {
      await Promise.all(servers.map(drain));
    },
  };
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  const body: ErrorBody = { message: "The server is starting. Try again in a few seconds." };
  response.writeHead(503, { "content-type": "application/json; charset=utf-8", "retry-after": "2" });
  response.end(JSON.stringify(body));
}

/** What Node itself cannot read is answered like every other error, and the connection is closed. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? ["413 Content Too Large", "The address and headers are too long: shorten the filters."]
      : ["400 Bad Request", "The request is malformed and cannot be read."];
  const body = JSON.stringify({ message } satisfies ErrorBody);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
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
