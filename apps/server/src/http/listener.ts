import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  Http2ServerRequest,
  type Http2ServerResponse,
} from "node:http2";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ErrorBody } from "@portico/contract";
import { bind, portOf } from "./bind.ts";
import type { Certificate } from "./certificate.ts";
import { addressesToBind } from "./listen-addresses.ts";
import { headersOfErrors } from "./security-headers.ts";

const second = 1000;
/**
 * How long a request may take to arrive, for example a file over a slow connection. Buffered bodies have shorter
 * limits.
 */
const requestTimeout = 20 * 60 * second;
/** How long a connection stays open without a request. */
const keepAliveTimeout = 65 * second;
/** The longest URL with headers, in bytes, as Node limits it in HTTP/1.1. */
const maxHeaderSize = 16 * 1024;
/** How long requests in progress may take when the server stops. */
const drainTime = 10 * second;

/** A listening socket, open before the app is ready. */
export interface Listener {
  readonly port: number;
  /** Answers requests with `app` from now on. Until then they get a 503. */
  serve(app: { readonly fetch: Parameters<typeof getRequestListener>[0] }): void;
  /** Uses a renewed certificate for new connections. */
  useCertificate(certificate: Certificate): void;
  /** Stops accepting requests, waits for those in progress, and closes the rest after a timeout. */
  stop(): Promise<void>;
}

/** Answers a request in either version of HTTP. */
type RequestHandler = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
) => void;

/**
 * Starts listening. Throws Node's own errors, such as `EADDRINUSE`.
 * @param port 0 picks a free port
 * @param host the address or name to listen on; loopback by default
 * @param certificate serves HTTPS with HTTP/2, and HTTP/1.1 for clients without it; plain HTTP/1.1 by default
 */
export async function listen(port: number, host?: string, certificate?: Certificate): Promise<Listener> {
  let handler: RequestHandler = sendStarting;
  const dispatch: RequestHandler = (request, response) => {
    if (hasLongHeaders(request)) sendStandalone(response, tooLong);
    else handler(request, response);
  };
  const sockets = new Set<Socket>();
  const makeServer = () =>
    (certificate ? createHttp2(certificate, dispatch) : createServer(limits, dispatch))
      .on("connection", (socket: Socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      })
      .on("clientError", sendParseError)
      .on("checkExpectation", sendExpectationFailed);
  const servers = await bind<Server | Http2SecureServer>(makeServer, port, addressesToBind(host));
  return {
    port: portOf(servers[0]),
    serve(app) {
      handler = getRequestListener(app.fetch, { errorHandler: errorResponse });
    },
    useCertificate(renewed) {
      for (const server of servers) if ("setSecureContext" in server) server.setSecureContext(renewed);
    },
    stop: async () => {
      await Promise.all(servers.map((server) => drain(server, sockets)));
    },
  };
}

/** Limits of HTTP/1.1. Requests without a host are answered below like other malformed requests. */
const limits = { headersTimeout: 20 * second, requestTimeout, keepAliveTimeout, requireHostHeader: false };

function createHttp2(certificate: Certificate, dispatch: RequestHandler): Http2SecureServer {
  const server = createSecureServer({ ...certificate, ...limits, allowHTTP1: true }, dispatch);
  return server
    .on("session", (session) => session.setTimeout(keepAliveTimeout, () => session.close()))
    .on("stream", (stream) =>
      stream.setTimeout(requestTimeout, () => stream.close(constants.NGHTTP2_CANCEL)),
    );
}

/** Whether an HTTP/2 request has longer headers than HTTP/1.1 allows. */
function hasLongHeaders(request: IncomingMessage | Http2ServerRequest): boolean {
  if (!(request instanceof Http2ServerRequest)) return false;
  return request.rawHeaders.reduce((sum, text) => sum + text.length, 0) > maxHeaderSize;
}

function sendStarting(_request: unknown, response: ServerResponse | Http2ServerResponse): void {
  sendStandalone(response, {
    status: 503,
    message: "The server is starting. Try again in a few seconds.",
    headers: { "retry-after": "2" },
  });
}

const tooLong = { status: 413, message: "The URL and headers are too long. Use shorter filters." } as const;
const unreadable = { status: 400, message: "The request is malformed and can't be read." } as const;

/** Answers requests that Node can't parse like every other error, and closes the connection. */
function sendParseError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  socket.end(toHttpText(responseTo(error.code)));
}

function responseTo(code: string | undefined): StandaloneResponse {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return tooLong;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: 408, message: "The request took too long to arrive. Send it again." };
    default:
      return unreadable;
  }
}

/** The response to a request with a malformed URL or host, and to errors outside the app. */
function errorResponse(error: unknown): Response {
  if (error instanceof RequestError) return toWebResponse(unreadable);
  return toWebResponse({ status: 500, message: "Something went wrong on our end. Try again." });
}

function sendExpectationFailed(_request: unknown, response: ServerResponse | Http2ServerResponse): void {
  sendStandalone(response, { status: 417, message: 'The only supported "expect" is "100-continue".' });
}

async function drain(server: Server | Http2SecureServer, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that were busy on close become idle later, and Node would keep them open.
  const sweep = setInterval(() => {
    // The types of HTTP/2 don't have it, but such a server does, for clients with HTTP/1.1.
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  }, 50);
  const cut = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, drainTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** A response to a request that never reaches the app, such as one that Node can't parse. */
interface StandaloneResponse {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Its headers and body, with the same security headers as every response. */
function partsOf({ message, headers }: StandaloneResponse) {
  const body = JSON.stringify({ message } satisfies ErrorBody);
  const length = String(Buffer.byteLength(body));
  const own = { "content-type": "application/json; charset=utf-8", "content-length": length };
  return { body, headers: { ...headersOfErrors, ...own, ...headers } };
}

/** Sends it with Node's response. */
function sendStandalone(response: ServerResponse | Http2ServerResponse, sent: StandaloneResponse): void {
  const { body, headers } = partsOf(sent);
  response.statusCode = sent.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** Converts it to a web `Response`. */
function toWebResponse(response: StandaloneResponse): Response {
  const { body, headers } = partsOf(response);
  return new Response(body, { status: response.status, headers });
}

/** Formats it as raw HTTP that closes the connection. */
function toHttpText(response: StandaloneResponse): string {
  const { body, headers } = partsOf({ ...response, headers: { ...response.headers, connection: "close" } });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ""}\r\n${lines.join("")}\r\n${body}`;
}
