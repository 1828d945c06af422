import type { Endpoint, Fields } from "@portico/contract";
import * as z from "zod";

/** A JSON Schema, open for what is added to it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema of the contract as JSON Schema; `input` is what comes, `output` what is sent. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** The schema of an answer with what the contract says of the fields of its rows. */
export function withFields(answer: JsonSchema, endpoint: Endpoint): JsonSchema {
  if (!endpoint.fields) return answer;
  annotate(rowOf(answer, endpoint), endpoint.fields);
  return answer;
}

function rowOf(answer: JsonSchema, { kind }: Endpoint): JsonSchema | undefined {
  switch (kind) {
    case "list":
      return itemOf(propertyOf(answer, "data"));
    case "lookup":
      return itemOf(answer);
    case "call":
      return answer;
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
