import type { Endpoint } from "@portico/contract";
import type { EndpointSchemas } from "@portico/contract/schemas";
import { keyPattern, mindsKeys } from "../http/idempotency-key.ts";
import { type JsonSchema, schemaOf } from "./schemas.ts";

/** The parameters of a call, in its path and in its query. */
export function parametersOf({ params, query }: EndpointSchemas) {
  return [
    ...parametersIn("path", schemaOf(params, "input")),
    ...parametersIn("query", schemaOf(query, "input")),
  ];
}

/** The headers that keep a write from being done twice, or over somebody else's. */
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
    "A repeat under the same key is answered the same.",
  );
  const version = header(
    "If-Match",
    '^(W/)?"[0-9]{1,9}"$|^\\*$',
    "The version that was read; another is a 412.",
  );
  return [...(mindsKeys(endpoint) ? [key] : []), ...(endpoint.isVersioned ? [version] : [])];
}

function parametersIn(place: "path" | "query", { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}
