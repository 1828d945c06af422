import {
  allows,
  type Endpoint,
  type PreviewAs,
  previewHeader,
  type ScreenOrigin,
  screenHeader,
} from "@portico/contract";
import { type EndpointSchemas, maxOriginHeader, screenOrigin } from "@portico/contract/schemas";
import { previewAs } from "@portico/contract/schemas/call-origin";
import type { Context } from "hono";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import { meets, previewCaller } from "../access/preview.ts";
import { Failure } from "../errors/failure.ts";
import { negotiateListFormat } from "./negotiate-list-format.ts";

/**
 * The custom screen that a call is made from, if it names one.
 * @throws Failure 400 if the header is malformed
 */
export function screenOriginOf(context: Context): ScreenOrigin | undefined {
  const header = headerOf(context, screenHeader);
  if (header === undefined) return undefined;
  const [, id, version] = /^([^/]+)\/([1-9]\d{0,6})$/.exec(header) ?? [];
  const { data } = screenOrigin.safeParse({ id, version });
  if (data) return data;
  throw new Failure(
    400,
    `The header "${screenHeader}" is malformed. Send the ID and version of a screen, such as "grace/3".`,
  );
}

/** The call and its caller. */
interface CallContext {
  readonly endpoint: Endpoint;
  readonly schemas: Pick<EndpointSchemas, "response">;
  readonly caller: Caller | undefined;
}

/**
 * The caller, or the previewed user if an administrator requests a preview.
 * @throws Failure 400 if the preview is malformed; 403 if the caller, the call, or the previewed user's rights don't
 * allow it
 */
export function effectiveCaller(
  context: Context,
  { endpoint, schemas, caller }: CallContext,
): Caller | undefined {
  const header = headerOf(context, previewHeader);
  if (header === undefined) return caller;
  if (!caller || !allows("administrator", caller)) {
    throw new Failure(403, "Only an administrator can preview what other users see.");
  }
  const preview = readPreview(header);
  if (
    endpoint.method !== "GET" ||
    endpoint.hasEffects ||
    isFile(endpoint, schemas, context.req.header("accept"))
  ) {
    throw new Failure(403, "Previews are read-only. You can't make changes or download files.");
  }
  const viewer = previewCaller(caller, preview);
  if (meets(endpoint.access, viewer)) return viewer;
  throw new Failure(403, `The previewed user doesn't have a required role or claim: ${endpoint.access}.`);
}

function readPreview(header: string): PreviewAs {
  const { data } = previewAs.safeParse(jsonOf(header));
  if (data) return data;
  throw new Failure(
    400,
    `The header "${previewHeader}" is malformed. Send URL-encoded JSON with roles, claims and optionally an agentId.`,
  );
}

function jsonOf(header: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch {
    return undefined;
  }
}

function headerOf(context: Context, name: string): string | undefined {
  const header = context.req.header(name);
  if (header === undefined || header.length <= maxOriginHeader) return header;
  throw new Failure(
    400,
    `The header "${name}" is too long. It can have up to ${maxOriginHeader} characters.`,
  );
}

/** Whether the response is a file. */
function isFile(
  { kind }: Endpoint,
  { response }: Pick<EndpointSchemas, "response">,
  accept: string | undefined,
): boolean {
  if (kind === "list") return negotiateListFormat(accept) !== "json";
  const whole = response instanceof z.ZodNullable ? response.unwrap() : response;
  return z.globalRegistry.get(whole)?.format === "binary";
}
