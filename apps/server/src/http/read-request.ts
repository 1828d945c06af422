import type { Endpoint } from "@portico/contract";
import type { Context } from "hono";
import * as z from "zod";
import { shapeProblemOf } from "../json-shape.ts";
import { parsedJson } from "../parsed-json.ts";
import { bodyChunks } from "./body-chunks.ts";
import { Failure } from "./failure.ts";
import { invalid } from "./issues.ts";

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
    throw invalid("query", {
      "": [`It has ${query.size} parameters: at most ${maxQueryParameters} are accepted.`],
    });
  }
  const repeatable = new Set(several);
  const names = [...new Set(query.keys())];
  const twice = names.filter((name) => !repeatable.has(name) && query.getAll(name).length > 1);
  if (twice.length > 0) {
    throw invalid(
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
  const body = parsedJson(await readText(context.req.raw, mostBytes(base)));
  if (body === undefined) throw new Failure(400, "The body is not JSON: it cannot be read.");
  const problem = shapeProblemOf(body);
  if (problem) throw invalid("body", Object.fromEntries([[problem[0], [problem[1]]]]));
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
  if (text === "" || emptyObject.safeParse(parsedJson(text)).success) return;
  throw invalid("body", { "": ["This call takes no body; send none, or an empty JSON object."] });
}

const emptyObject = z.strictObject({});

function mostBytes(base: Endpoint["base"]): number {
  return base === "identity" ? maxSmallBodyBytes : maxBodyBytes;
}

async function readText(request: Request, most: number): Promise<string> {
  const tooLong = new Failure(413, `The body is too long: at most ${most} bytes are accepted.`);
  return Buffer.from(await readBytes(request, most, tooLong)).toString("utf8");
}

/** A body that is kept in memory is to come within so many milliseconds. */
const wholeWithin = 60_000;

/**
 * The bytes of a body, counted while they come.
 * @param look looks at each piece before it is kept; what it throws ends the reading
 * @throws tooMany as soon as there are more than `most`, or the sender says that there will be; Failure 400 where the
 * body breaks off, or takes longer than a minute
 */
export async function readBytes(
  request: Request,
  most: number,
  tooMany: Failure,
  look: (piece: Uint8Array) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const until = performance.now() + wholeWithin;
  const patience = () => Math.max(0, until - performance.now());
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, { most, tooMany, patience })) {
    look(chunk);
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
