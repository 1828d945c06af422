import type { Endpoint } from "@portico/contract";
import type { Context } from "hono";
import { Failure } from "../errors/failure.ts";

/**
 * The version in `if-match`: `"3"`, or `W/"3"` as weakened by proxies. Undefined without the header or for `*`.
 * @throws Failure 400 if it is malformed, or the endpoint doesn't support versions
 */
export function expectedVersionOf(context: Context, { isVersioned }: Endpoint): number | undefined {
  const header = context.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new Failure(400, 'The header "if-match" is malformed. Send one version in quotes, such as "3".');
  }
  if (!isVersioned) {
    throw new Failure(400, 'This call does not support versions. Send it without "if-match".');
  }
  return Number(version);
}

/** The `etag` of a response that is a single row. Undefined for others. */
export function etagOf(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null || !("version" in response)) return undefined;
  return Number.isInteger(response.version) ? `"${String(response.version)}"` : undefined;
}
