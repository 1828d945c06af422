import { type ServerResponse, STATUS_CODES } from "node:http";
import type { ErrorBody } from "@portico/contract";
import { headersOfErrors } from "./security-headers.ts";

/** An answer to a request that never reaches the application, such as one that Node's parser rejects. */
export interface StandaloneResponse {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers and the body of such an answer; it is guarded by the same headers as every other. */
function partsOf({ message, headers }: StandaloneResponse) {
  const body = JSON.stringify({ message } satisfies ErrorBody);
  const length = String(Buffer.byteLength(body));
  const own = { "content-type": "application/json; charset=utf-8", "content-length": length };
  return { body, headers: { ...headersOfErrors, ...own, ...headers } };
}

/** Sends it as Node's response. */
export function sendStandalone(response: ServerResponse, answer: StandaloneResponse): void {
  const { body, headers } = partsOf(answer);
  response.writeHead(answer.status, headers).end(body);
}

/** The same as a web response. */
export function toWebResponse(answer: StandaloneResponse): Response {
  const { body, headers } = partsOf(answer);
  return new Response(body, { status: answer.status, headers });
}

/** The same as the text of a whole answer after which the connection is closed. */
export function toHttpText(answer: StandaloneResponse): string {
  const { body, headers } = partsOf({ ...answer, headers: { ...answer.headers, connection: "close" } });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ""}\r\n${lines.join("")}\r\n${body}`;
}
