import { type Endpoint, parseAccess, previewHeader, screenHeader } from "@portico/contract";
import { type EndpointSchemas, maxOriginHeader } from "@portico/contract/schemas";

import { acceptsIdempotencyKey, keyPattern } from "../http/idempotency-key.ts";
import { type JsonSchema, schemaOf } from "./schemas.ts";

/** The path and query parameters of an endpoint. */
export function parametersOf({ params, query }: EndpointSchemas) {
  return [
    ...parametersIn("path", schemaOf(params, "input")),
    ...parametersIn("query", schemaOf(query, "input")),
  ];
}

/** The headers for idempotency and version checks. */
export function headersOf(endpoint: Endpoint) {
  const header = (name: string, pattern: string, description: string) => ({
    name,
    in: "header",
    required: false,
    schema: { type: "string", pattern },
    description,
  });
  const key = header(
    "Idempotency-Key",
    keyPattern.source,
    "Repeated requests with the same key return the same response.",
  );
  const version = header(
    "If-Match",
    '^(W/)?"[0-9]{1,9}"$|^\\*$',
    "The version that was read. If it's outdated, the call returns 412.",
  );
  return [...(acceptsIdempotencyKey(endpoint) ? [key] : []), ...(endpoint.isVersioned ? [version] : [])];
}

/** The headers that say where a call comes from. */
export const originHeaders = {
  Screen: {
    name: screenHeader,
    in: "header",
    required: false,
    schema: { type: "string", pattern: "^[a-z0-9-]{1,60}/[1-9][0-9]{0,6}$" },
    description:
      "The ID and version of the custom screen that makes the call, for the audit log. Returns 400 if the caller can't open the screen or the screen doesn't make this call.",
  },
  Preview: {
    name: previewHeader,
    in: "header",
    required: false,
    schema: { type: "string", maxLength: maxOriginHeader },
    description:
      "For administrators: previews the response for a user with these `roles` and `claims`, and as the agent `agentId`. Includes only rows that the administrator can see. URL-encoded JSON.",
  },
};

/** References to the origin headers of an endpoint. */
export function originHeadersOf({ method, access }: Endpoint) {
  const names: (keyof typeof originHeaders)[] = [
    ...(parseAccess(access).kind === "anyone" ? [] : ["Screen" as const]),
    ...(method === "GET" ? ["Preview" as const] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parametersIn(location: "path" | "query", { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema,
  }));
}
