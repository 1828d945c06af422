/** A slow network in front of a server on this machine: TLS over TCP connections with a delay and a shared bandwidth. */
import { createHash, createPublicKey } from "node:crypto";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import net from "node:net";
import { selfSigned } from "../../apps/server/test/self-signed.ts";

/** How slow a network is. */
export interface Network {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bits per second, in each direction. */
  readonly rate: number;
}

/** A running proxy. */
export interface SlowNetwork {
  /** The origin over HTTP/1.1. */
  readonly http1: string;
  /** The origin over HTTP/2. */
  readonly http2: string;
  close(): void;
}

const certificate = await selfSigned();
const publicKey = createPublicKey(certificate.cert).export({ type: "spki", format: "der" });

/** Arguments with which Chromium trusts the proxies. It keeps no files of servers whose certificate is only ignored. */
export const browserArguments = [
  `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`,
];

/** Headers that belong to one connection, or would keep browsers from the plain server afterwards. */
const droppedHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "strict-transport-security",
]);

/**
 * Opens a proxy on loopback with the certificate of `browserArguments`. A new connection pays a round trip for its handshake, then
 * those of TLS.
 * @param target the port of the server
 */
export async function openSlowNetwork(target: number, network: Network): Promise<SlowNetwork> {
  const agent = new http.Agent({ keepAlive: true });
  const wires = { up: { busyUntil: 0 }, down: { busyUntil: 0 } };
  const servers: net.Server[] = [];
  const open = async (inner: net.Server, name: string) => {
    const innerPort = await listen(inner);
    const outer = net.createServer({ noDelay: true }, (client) => {
      const upstream = net.connect({ port: innerPort, host: "127.0.0.1", noDelay: true });
      delay(client, upstream, { wire: wires.up, network, handshake: network.roundTrip });
      delay(upstream, client, { wire: wires.down, network, handshake: 0 });
    });
    servers.push(inner, outer);
    return `https://${name}:${await listen(outer)}`;
  };
  const forward = forwardTo(target, agent);
  return {
    http1: await open(https.createServer(certificate, forward), "localhost"),
    http2: await open(http2.createSecureServer({ ...certificate, allowHTTP1: true }, forward), "localhost"),
    close: () => {
      agent.destroy();
      for (const server of servers) server.close();
    },
  };
}

function forwardTo(port: number, agent: http.Agent) {
  return (
    request: http.IncomingMessage | http2.Http2ServerRequest,
    response: http.ServerResponse | http2.Http2ServerResponse,
  ) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(":") && name !== "connection"),
    );
    const upstream = http.request(
      {
        agent,
        host: "127.0.0.1",
        port,
        method: request.method,
        path: request.url,
        headers: { ...headers, host: `localhost:${port}` },
      },
      (received) => {
        response.statusCode = received.statusCode ?? 502;
        for (const [name, value] of Object.entries(received.headers))
          if (value !== undefined && !droppedHeaders.has(name)) response.setHeader(name, value);
        received.pipe(response);
      },
    );
    upstream.on("error", () => {
      if (!response.headersSent) response.statusCode = 502;
      response.end();
    });
    request.pipe(upstream);
  };
}

interface Delay {
  /** Shared by all connections in one direction. */
  readonly wire: { busyUntil: number };
  readonly network: Network;
  /** Milliseconds before the first byte of the connection. */
  readonly handshake: number;
}

/** Passes bytes on after half a round trip and the time they take on the wire. */
function delay(from: net.Socket, to: net.Socket, { wire, network, handshake }: Delay): void {
  const bytesPerMillisecond = network.rate / 8 / 1000;
  const queue: { readonly at: number; readonly bytes: Buffer | null }[] = [];
  let isScheduled = false;
  let last = 0;
  let extra = handshake;
  const flush = () => {
    isScheduled = false;
    for (let next = queue[0]; next && next.at <= performance.now() + 0.3; next = queue[0]) {
      queue.shift();
      if (next.bytes === null) to.end();
      else if (!to.destroyed) to.write(next.bytes);
    }
    if (queue[0]) schedule(queue[0].at);
  };
  const schedule = (at: number) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(flush, Math.max(0.5, at - performance.now()));
  };
  const add = (bytes: Buffer | null) => {
    const now = performance.now();
    if (bytes !== null) {
      wire.busyUntil = Math.max(now, wire.busyUntil) + bytes.length / bytesPerMillisecond;
      last = Math.max(last, wire.busyUntil + network.roundTrip / 2 + extra);
      extra = 0;
    }
    const at = Math.max(last, now);
    queue.push({ at, bytes });
    schedule(at);
  };
  from.on("data", add);
  from.on("end", () => add(null));
  from.on("error", () => to.destroy());
}

function listen(server: net.Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
}
