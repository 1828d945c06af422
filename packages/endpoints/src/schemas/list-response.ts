import * as z from "zod";
import type { ListEndpoint, LookupEndpoint } from "../endpoint.ts";
import type { Field, Fields } from "../fields.ts";
import { recordId } from "./record-id.ts";

/** The response of a list: one page of rows with the totals. */
export function listResponseSchema(endpoint: ListEndpoint) {
  const rows = z.array(rowSchema(endpoint.fields));
  const { envelope } = endpoint;
  const sums = Object.keys(envelope?.totals ?? {}).map((name) => [name, z.number()] as const);
  return z.object({
    data: envelope ? z.object({ [envelope.rows]: rows, ...Object.fromEntries(sums) }) : rows,
    totalRecords: z.number().int().describe("The number of matching rows."),
    hasMoreRecords: z
      .boolean()
      .optional()
      .describe("Whether more rows match than `totalRecords`, the highest number counted."),
    totalPages: z.number().int(),
    totals: z
      .record(z.string(), z.number())
      .optional()
      .describe("The sums requested by `totals`, over all matching rows."),
  });
}

/** The response of a lookup: an array sorted by name. */
export function lookupResponseSchema(endpoint: LookupEndpoint) {
  return z.array(rowSchema(endpoint.fields));
}

/** A row with these fields; dotted names are nested. */
export function rowSchema(fields: Fields): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  const nested = new Map<string, Record<string, Field>>();
  for (const [name, field] of Object.entries(fields)) {
    const [head = name, ...rest] = name.split(".");
    if (rest.length === 0) shape[name] = fieldSchema(name, field);
    else nested.set(head, { ...nested.get(head), [rest.join(".")]: field });
  }
  for (const [head, inner] of nested) shape[head] = rowSchema(inner).optional();
  return z.object(shape);
}

function fieldSchema(name: string, field: Field): z.ZodType {
  const schema = field.rows ? z.array(rowSchema(field.rows)) : formatSchema(name, field);
  const described = schema.describe(field.label);
  return field.onRequest ? described.optional() : described;
}

/** The schema of an id in JSON. */
export function idSchema({ idType = "uuid" }: Pick<Field, "idType">) {
  switch (idType) {
    case "uuid":
      return recordId;
    case "bigint":
      return z.string().regex(/^[0-9]{1,18}$/, "Must be a whole number.");
    case "text":
      return z.string().min(1).max(200);
  }
}

function formatSchema(name: string, field: Field): z.ZodType {
  const { format = "text" } = field;
  switch (format) {
    case "id":
      // A row has an id, but need not refer to another row.
      return name === "id" ? idSchema(field) : idSchema(field).nullable();
    case "date":
      return z.iso.date().nullable();
    case "dateTime":
      return z.iso.datetime().nullable();
    case "money":
    case "number":
    case "percent":
      return z.number().nullable();
    case "month":
      return z.number().int().min(1).max(12).nullable();
    case "year":
      return z.number().int().nullable();
    case "yesNo":
      return z.boolean().nullable();
    case "text":
    case "phone":
    case "ssn":
    case "status":
      return z.string().nullable();
  }
}
