import type { Context } from "hono";
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
  if (context.req.raw.body === null) return;
  if ((await readText(context.req.raw)) !== "") {
    throw invalid("body", { "": ["This call takes no body; send none."] });
  }
}

async function readText(request: Request): Promise<string> {
  return Buffer.from(await readBytes(request, maxBodyBytes, tooLong())).toString("utf8");
}

/**
 * The bytes of a body, counted while they come.
 * @throws tooMany as soon as there are more than `most`, or the sender says that there will be
 */
export async function readBytes(
  request: Request,
  most: number,
  tooMany: Failure,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooMany;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > most) throw tooMany;
    chunks.push(chunk);
  }
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
