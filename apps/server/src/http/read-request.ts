import type { Context } from "hono";
import { bodyChunks } from "./body-chunks.ts";
import { Failure } from "./failure.ts";
import { invalid } from "./issues.ts";

/** The most bytes a JSON body has. */
export const maxBodyBytes = 1024 * 1024;

/**
 * The query by name.
 * @throws Failure 422 where a name comes twice
 */
export function readQuery(url: string): Record<string, string> {
  const query = new URL(url).searchParams;
  const twice = [...new Set(query.keys())].filter((name) => query.getAll(name).length > 1);
  if (twice.length > 0) {
    throw invalid(
      "query",
      Object.fromEntries(twice.map((name) => [name, ["This is given more than once."]])),
    );
  }
  return Object.fromEntries(query);
}

/**
 * The JSON of the body.
 * @throws Failure 413 where it is too long, found out while it is read; 415 where it is of another type; 400 where it
 * is not JSON
 */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Failure(
      415,
      'The body is of the wrong type: send JSON, and say so by "content-type: application/json".',
    );
  }
  const text = await readText(context.req.raw);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, "The body is not JSON: it cannot be read.");
  }
}

/** @throws Failure 422 where a body comes to a call that takes none */
export async function refuseBody(context: Context): Promise<void> {
  // Those have none, and looking would make a whole request of what is only its address and headers so far.
  if (["GET", "HEAD"].includes(context.req.method) || context.req.raw.body === null) return;
  if ((await readText(context.req.raw)) !== "") {
    throw invalid("body", { "": ["This call takes no body; send none."] });
  }
}

async function readText(request: Request): Promise<string> {
  return Buffer.from(await readBytes(request, maxBodyBytes, tooLong())).toString("utf8");
}

/** A body that is kept in memory is to come within so many milliseconds. */
const wholeWithin = 60_000;

/**
 * The bytes of a body, counted while they come.
 * @throws tooMany as soon as there are more than `most`, or the sender says that there will be; Failure 400 where the
 * body breaks off, or takes longer than a minute
 */
export async function readBytes(
  request: Request,
  most: number,
  tooMany: Failure,
): Promise<Uint8Array<ArrayBuffer>> {
  const until = performance.now() + wholeWithin;
  const patience = () => Math.max(0, until - performance.now());
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, { most, tooMany, patience })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function tooLong(): Failure {
  return new Failure(413, `The body is too long: at most ${maxBodyBytes} bytes are taken.`);
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
