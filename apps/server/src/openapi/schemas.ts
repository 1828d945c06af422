import type { Endpoint, Fields } from "@portico/contract";
import * as z from "zod";

/** A JSON Schema. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Converts a Zod schema to JSON Schema. `input` for requests, `output` for responses. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Adds field labels and formats to the schema of a response. */
export function withFields(response: JsonSchema, endpoint: Endpoint): JsonSchema {
  if (!endpoint.fields) return response;
  annotate(rowOf(response, endpoint), endpoint.fields);
  return response;
}

function rowOf(response: JsonSchema, { kind }: Endpoint): JsonSchema | undefined {
  switch (kind) {
    case "list":
      return itemOf(propertyOf(response, "data"));
    case "lookup":
      return itemOf(response);
    case "call":
      return response;
  }
}

function annotate(row: JsonSchema | undefined, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const property = name.split(".").reduce<JsonSchema | undefined>(propertyOf, row);
    if (!property) continue;
    const { label, format, sensitive, sortable, rows } = field;
    Object.assign(property, {
      title: label,
      ...(format && { "x-format": format }),
      ...(sensitive && { "x-sensitive": sensitive }),
      ...(sortable && { "x-sortable": true }),
    });
    if (rows) annotate(itemOf(property), rows);
  }
}

function propertyOf(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const property = schema?.properties?.[name];
  return typeof property === "object" ? property : undefined;
}

function itemOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  const items = schema?.items;
  return typeof items === "object" && !Array.isArray(items) ? items : undefined;
}
