import type { Endpoint } from "@portico/contract";
import type { Context } from "hono";
import * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { findShapeProblem } from "../json/json-shape.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { bodyChunks } from "./body-chunks.ts";
import { validationFailure } from "./validation.ts";

/** The most bytes a JSON body has. */
export const maxBodyBytes = 1024 * 1024;
/** The most bytes a body has that anyone may send, or that should be empty. */
export const maxSmallBodyBytes = 16 * 1024;
/** The most parameters a query has: more than any list has filters. */
const maxQueryParameters = 200;

/**
 * The query by name.
 * @param several the names that may come more than once: their values are lists
 * @throws Failure 422 where another name comes twice, or there are more parameters than any call takes
 */
export function readQuery(url: string, several: readonly string[] = []): Record<string, string | string[]> {
  const query = new URL(url).searchParams;
  if (query.size > maxQueryParameters) {
    throw validationFailure("query", {
      "": [`It has ${query.size} parameters: at most ${maxQueryParameters} are accepted.`],
    });
  }
  const repeatable = new Set(several);
  const names = [...new Set(query.keys())];
  const twice = names.filter((name) => !repeatable.has(name) && query.getAll(name).length > 1);
  if (twice.length > 0) {
    throw validationFailure(
      "query",
      Object.fromEntries(twice.map((name) => [name, ["This is given more than once."]])),
    );
  }
  return Object.fromEntries(
    names.map((name) => [name, repeatable.has(name) ? query.getAll(name) : (query.get(name) ?? "")]),
  );
}

/**
 * The JSON of the body.
 * @throws Failure 413 where it is too long, found out while it is read; 415 where it is of another type; 400 where it
 * is not JSON; 422 where its shape is none that any call takes
 */
export async function readJson(context: Context, { base }: Pick<Endpoint, "base">): Promise<unknown> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Failure(
      415,
      'The body is of the wrong type: send JSON, and say so by "content-type: application/json".',
    );
  }
  const body = tryParseJson(await readText(context.req.raw, maxBytesFor(base)));
  if (body === undefined) throw new Failure(400, "The body is not JSON: it cannot be read.");
  const problem = findShapeProblem(body);
  if (problem) throw validationFailure("body", Object.fromEntries([[problem[0], [problem[1]]]]));
  return body;
}

/**
 * Reads the body of a call that takes none. An empty JSON object is as good as nothing: many clients send one with
 * every POST.
 * @throws Failure 422 where there is more, 413 where it is too long
 */
export async function refuseBody(context: Context): Promise<void> {
  // Those have none, and looking would make a whole request of what is only its address and headers so far.
  if (["GET", "HEAD"].includes(context.req.method) || context.req.raw.body === null) return;
  const text = (await readText(context.req.raw, maxSmallBodyBytes)).trim();
  if (text === "" || emptyObject.safeParse(tryParseJson(text)).success) return;
  throw validationFailure("body", { "": ["This call takes no body; send none, or an empty JSON object."] });
}

const emptyObject = z.strictObject({});

function maxBytesFor(base: Endpoint["base"]): number {
  return base === "identity" ? maxSmallBodyBytes : maxBodyBytes;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Failure(413, `The body is too long: at most ${maxBytes} bytes are accepted.`);
  return Buffer.from(await readBytes(request, maxBytes, tooLarge)).toString("utf8");
}

/** Milliseconds within which a body that is kept in memory must arrive. */
const bodyTimeout = 60_000;

/**
 * Reads a body into memory.
 * @param inspect called with each chunk before it is kept; may throw to stop reading
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

/** @throws Failure 400 where the address holds a `%` that stands for nothing */
export function refuseMalformedAddress(url: string): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Failure(
      400,
      'The address is malformed: a "%" in it stands for no character. Write it as "%25".',
    );
  }
}
