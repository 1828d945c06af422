import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { handleRequest } from "./handle-request.ts";
import { HttpError } from "./http-error.ts";

const distFolder = join(import.meta.dirname, "../dist");
const maxBodyBytes = 100_000;
const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};
/** Allows only files of this site, and no text to become HTML or code. */
const contentSecurityPolicy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
/** What users can choose, each with its values. */
const settings: Readonly<Record<string, readonly string[]>> = {
  language: ["en", "es"],
  brand: ["own", "partner"],
};

const server = createServer(async (request, response) => {
  try {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (!url) throw new HttpError(400, { message: "The URL is invalid." });
    if (url.pathname === "/settings") saveSettings(url, response);
    else if (url.pathname.startsWith("/api/")) await sendJson(request, url, response);
    else await sendFile(url.pathname, response);
  } catch (error) {
    const [status, body] = errorResponse(error);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }
});

async function sendJson(request: IncomingMessage, url: URL, response: ServerResponse) {
  const { method = "GET", headers } = request;
  const body = handleRequest({
    method,
    url,
    text: await readBody(request),
    version: headers["if-match"] === undefined ? undefined : Number(headers["if-match"].slice(1, -1)),
    language: headers.cookie?.includes("language=es") ? "es" : "en",
  });
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new HttpError(413, { message: "The request is too large." });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function errorResponse(error: unknown): readonly [status: number, body: unknown] {
  if (error instanceof HttpError) return [error.status, error.body];
  if (error instanceof SyntaxError) return [400, { message: "The body isn't valid JSON." }];
  console.error(error);
  return [500, { message: "Something went wrong on the server." }];
}

/** Stores settings of the user in cookies, then opens the start page. */
function saveSettings({ searchParams }: URL, response: ServerResponse) {
  const cookies = Object.entries(settings).flatMap(([name, values]) => {
    const value = searchParams.get(name);
    const isKnown = value !== null && values.includes(value);
    return isKnown ? [`${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`] : [];
  });
  response.writeHead(303, { location: "/", "set-cookie": cookies }).end();
}

/** Sends a file of the built app. Paths without an extension are pages of the app. */
async function sendFile(path: string, response: ServerResponse) {
  const extension = extname(path) || ".html";
  const file = join(distFolder, extname(path) === "" ? "index.html" : path);
  const content = await readFile(file).catch(() => undefined);
  if (!content) return response.writeHead(404).end();
  return response
    .writeHead(200, {
      "content-type": mediaTypes[extension] ?? "application/octet-stream",
      "content-security-policy": contentSecurityPolicy,
    })
    .end(content);
}

server.listen(Number(process.argv[2] ?? 4700), "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
