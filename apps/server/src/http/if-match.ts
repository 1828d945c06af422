import type { Endpoint } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";

/**
 * The version that `if-match` names: `"3"`, also as proxies weaken it, `W/"3"`. Undefined where there is no such header
 * or it says `*`, any version.
 * @throws Failure 400 where it names no version, or comes to a call that would not mind it
 */
export function expectedVersionOf(context: Context, { isVersioned }: Endpoint): number | undefined {
  const header = context.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new Failure(400, 'The header "if-match" is malformed: send one version in quotes, like "3".');
  }
  if (!isVersioned) {
    throw new Failure(400, 'This call changes nothing that has versions: send it without "if-match".');
  }
  return Number(version);
}

/** The `etag` of an answer that is one row; undefined for any other. */
export function etagOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("version" in answer)) return undefined;
  return Number.isInteger(answer.version) ? `"${String(answer.version)}"` : undefined;
}
