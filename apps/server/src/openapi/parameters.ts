import type { EndpointSchemas } from "@portico/contract/schemas";
import { type JsonSchema, schemaOf } from "./schemas.ts";

/** The parameters of a call, in its path and in its query. */
export function parametersOf({ params, query }: EndpointSchemas) {
  return [
    ...parametersIn("path", schemaOf(params, "input")),
    ...parametersIn("query", schemaOf(query, "input")),
  ];
}

function parametersIn(place: "path" | "query", { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}
