import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { Refusal } from "./refusal.ts";
import { respond } from "./respond.ts";

const folder = join(import.meta.dirname, "../dist");
const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};
/** Only files of this site, and no text becomes HTML or code. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (!url.pathname.startsWith("/api/")) return sendFile(url.pathname, response);
  const [status, body] = await answer(request, url);
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
});

async function answer(request: IncomingMessage, url: URL): Promise<readonly [status: number, body: unknown]> {
  try {
    const { method = "GET", headers } = request;
    const version = headers["if-match"] === undefined ? undefined : Number(headers["if-match"].slice(1, -1));
    const language = headers.cookie?.includes("language=es") ? "es" : "en";
    return [200, respond({ method, url, text: await text(request), version, language })];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.body];
    if (error instanceof SyntaxError) return [400, { message: "The body is not JSON." }];
    console.error(error);
    return [500, { message: "Something went wrong on the server." }];
  }
}

/** Sends a file of the built app, or its page, whose path only the app knows. */
async function sendFile(path: string, response: ServerResponse) {
  const file = join(folder, normalize(path));
  const isPage = extname(path) === "";
  const content = await readFile(isPage ? join(folder, "index.html") : file).catch(() => undefined);
  const headers = { "content-type": mediaTypes[extname(path) || ".html"], "content-security-policy": policy };
  if (content) response.writeHead(200, headers).end(content);
  else response.writeHead(404).end();
}

server.listen(Number(process.argv[2] ?? 4700), "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
