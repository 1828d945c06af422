import { createServer, type IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request that the gateway received. */
export interface GatewayRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** An SMS gateway on this machine for one test. Responds with the result of `statusOf`. */
export async function startSmsGateway(statusOf: (request: GatewayRequest) => number = () => 202) {
  const requests: GatewayRequest[] = [];
  const server = createServer((incoming, response) => {
    json(incoming).then(
      (body) => {
        const request = { headers: incoming.headers, body };
        requests.push(request);
        const status = statusOf(request);
        response.writeHead(status, status === 307 ? { location: "http://127.0.0.1:1/" } : {});
        response.end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `http://127.0.0.1:${port}/messages`, requests };
}
