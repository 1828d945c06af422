import type { Endpoint } from "@portico/contract";
import type { Context } from "hono";
import * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { findShapeProblem } from "../json/json-shape.ts";
import { normalizeJson } from "../json/normalize-json.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { bodyChunks } from "./body-chunks.ts";
import { validationFailure } from "./validation.ts";

/** The maximum size of a JSON body in bytes. */
export const maxBodyBytes = 1024 * 1024;
/** The maximum size of the body of a public endpoint, or of a body that should be empty. */
export const maxSmallBodyBytes = 16 * 1024;
/** The maximum number of query parameters. No list has as many filters. */
const maxQueryParameters = 200;

/**
 * Parses the query string. Its texts are in NFC, as stored ones are.
 * @param several parameters that may be repeated; their values are arrays
 * @throws Failure 422 for repeated or too many parameters
 */
export function readQuery(url: string, several: readonly string[] = []): Record<string, string | string[]> {
  const query = new URL(url).searchParams;
  if (query.size > maxQueryParameters) {
    throw validationFailure("query", {
      "": [`The query has ${query.size} parameters. The maximum is ${maxQueryParameters}.`],
    });
  }
  const repeatable = new Set(several);
  const names = [...new Set(query.keys())];
  const twice = names.filter((name) => !repeatable.has(name) && query.getAll(name).length > 1);
  if (twice.length > 0) {
    throw validationFailure(
      "query",
      Object.fromEntries(twice.map((name) => [name, ["This was sent more than once."]])),
    );
  }
  const valuesOf = (name: string) => query.getAll(name).map((value) => value.normalize("NFC"));
  return Object.fromEntries(
    names.map((name) => [name, repeatable.has(name) ? valuesOf(name) : (valuesOf(name)[0] ?? "")]),
  );
}

/**
 * Reads a JSON body. Its texts are in NFC, except passwords and raw records.
 * @throws Failure 413 if it is too large, 415 for another content type, 400 for invalid JSON, 422 for an unacceptable
 * shape
 */
export async function readJson(context: Context, { base }: Pick<Endpoint, "base">): Promise<unknown> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Failure(415, 'The body has the wrong type. Send JSON with "content-type: application/json".');
  }
  const body = tryParseJson(await readText(context.req.raw, maxBytesFor(base)));
  if (body === undefined) throw new Failure(400, "The body isn't valid JSON.");
  const problem = findShapeProblem(body);
  if (problem) throw validationFailure("body", Object.fromEntries([[problem[0], [problem[1]]]]));
  return normalizeJson(body);
}

/**
 * Reads the body of an endpoint that accepts none. Allows an empty JSON object, which many clients send with every
 * POST.
 * @throws Failure 422 if there is more, 413 if it is too large
 */
export async function requireNoBody(context: Context): Promise<void> {
  // These have no body, and accessing it would construct the full request.
  if (["GET", "HEAD"].includes(context.req.method) || context.req.raw.body === null) return;
  const text = (await readText(context.req.raw, maxSmallBodyBytes)).trim();
  if (text === "" || emptyObject.safeParse(tryParseJson(text)).success) return;
  throw validationFailure("body", { "": ["This call accepts no body. Send none, or an empty JSON object."] });
}

const emptyObject = z.strictObject({});

function maxBytesFor(base: Endpoint["base"]): number {
  return base === "identity" ? maxSmallBodyBytes : maxBodyBytes;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Failure(413, `The body is too large. The maximum is ${maxBytes} bytes.`);
  return Buffer.from(await readBytes(request, maxBytes, tooLarge)).toString("utf8");
}

/** Milliseconds within which a buffered body must arrive. */
const bodyTimeout = 60_000;

/**
 * Reads a body into memory.
 * @param inspect called with each chunk before it is buffered; may throw to stop reading
 * @throws `tooLarge` if the body or its `content-length` exceeds `maxBytes`; Failure 400 if the body breaks off or
 * takes longer than a minute
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: Failure,
  inspect: (chunk: Uint8Array) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const deadline = performance.now() + bodyTimeout;
  const timeLeft = () => Math.max(0, deadline - performance.now());
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, { maxBytes, tooLarge, timeLeft })) {
    inspect(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws Failure 400 if the URL contains an invalid `%` escape */
export function requireWellFormedUrl(url: string): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Failure(
      400,
      'The URL is malformed because it contains an invalid "%" escape. Write "%" as "%25".',
    );
  }
}
