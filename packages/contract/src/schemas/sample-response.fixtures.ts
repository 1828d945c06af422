import type { Endpoint } from "@portico/endpoints";
import { screenId } from "@portico/endpoints/schemas";
import * as z from "zod";
import { type EndpointId, endpoints } from "../endpoints.ts";
import { schemasOf } from "../index.schemas.ts";
import { sampleRows, sampleValue } from "./sample-rows.fixtures.ts";

/** The length of lists in a response. */
const entries = 3;

/**
 * A sample response of a call, made from the contract; always the same. Undefined for a call that may return nothing.
 */
export function sampleResponse(id: EndpointId): unknown {
  const endpoint: Endpoint = endpoints[id];
  const { response } = schemasOf(id);
  const fields = endpoint.fields ?? {};
  if (endpoint.kind === "lookup") return sampleRows(fields, entries);
  if (response instanceof z.ZodNull || response instanceof z.ZodNullable) return undefined;
  const made = sampleOf(response, "", 0);
  const rows = sampleRows(fields, entries);
  if (Array.isArray(made)) return made.map((entry, index) => mixed(entry, rows[index]));
  const shape = response instanceof z.ZodObject ? response.shape : {};
  const choices = Object.keys(shape).filter((name) => shape[name] instanceof z.ZodEnum);
  return mixed(made, rows[0], choices);
}

/**
 * Samples made from fields are more realistic than those made from schemas, which are for lists, objects and choices.
 */
function mixed(bySchema: unknown, byFields: unknown, choices: readonly string[] = []): unknown {
  if (typeof bySchema !== "object" || bySchema === null) return bySchema;
  const nested = Object.entries(bySchema).filter(([, value]) => typeof value === "object" && value !== null);
  const kept = [...choices, ...nested.map(([name]) => name)];
  const scalars = Object.entries(Object(byFields)).filter(([name]) => !kept.includes(name));
  return { ...bySchema, ...Object.fromEntries(scalars) };
}

function sampleOf(schema: z.core.$ZodType, name: string, index: number): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return sampleOf(schema.unwrap(), name, index);
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  const examples: unknown = z.globalRegistry.get(schema)?.examples;
  if (Array.isArray(examples)) return examples[0];
  if (schema instanceof z.ZodURL) return "https://example.com/";
  if (schema instanceof z.ZodObject) {
    const pairs = Object.entries(schema.shape).map(([key, inner]) => [key, sampleOf(inner, key, index)]);
    return Object.fromEntries(pairs);
  }
  if (schema instanceof z.ZodArray)
    return Array.from({ length: entries }, (_, index) => sampleOf(schema.element, name, index));
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] ?? z.null(), name, index);
  if (schema === screenId) return `made-up-${index + 1}`;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodRecord) {
    const keys = schema.keyType instanceof z.ZodEnum ? schema.keyType.options : [];
    return Object.fromEntries(keys.map((key) => [key, sampleOf(schema.valueType, String(key), index)]));
  }
  // The sample is a single page.
  if (name === "totalRecords") return entries;
  if (name === "totalPages") return 1;
  return sampleValue(name, { label: name, format: formatOf(schema, name) }, index);
}

function formatOf(schema: z.core.$ZodType, name: string) {
  if (schema instanceof z.ZodBoolean) return "yesNo";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodUUID || schema instanceof z.ZodGUID) return "id";
  if (schema instanceof z.ZodISODateTime) return "dateTime";
  if (schema instanceof z.ZodISODate) return "date";
  return /status/i.test(name) ? "status" : "text";
}
