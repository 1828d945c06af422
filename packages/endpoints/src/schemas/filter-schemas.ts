import * as z from "zod";
import type { ListEndpoint, LookupEndpoint } from "../endpoint.ts";
import {
  acceptsSeveralValues,
  type Field,
  type Fields,
  type Filter,
  type FilterValue,
  fieldOfFilter,
  isRecordFilter,
  labelOfFilter,
  maxFilterLength,
  maxFilterValues,
  searchLength,
  searchParameter,
} from "../fields.ts";
import { isCertainlyShortened } from "../identifier.ts";
import { idSchema } from "./list-response.ts";
import { notAnId } from "./record-id.ts";
import { shortenedNumber } from "./text.ts";

/** The query of a lookup: only its filters. */
export function lookupQuerySchema(endpoint: LookupEndpoint) {
  return filtersSchema(endpoint);
}

/** The filters of a list or lookup; returns those with a value. */
export function filtersSchema(endpoint: ListEndpoint | LookupEndpoint) {
  return z.strictObject(filterShape(endpoint)).transform(inUse);
}

/** The schemas of the filters of a list or lookup, by name. */
export function filterShape(endpoint: ListEndpoint | LookupEndpoint) {
  const { fields } = endpoint;
  const entries = Object.entries(endpoint.filters).map(
    ([name, filter]): [string, z.ZodType<FilterValue | undefined>] => [
      name,
      filterSchema(filter, fields[fieldOfFilter(name, filter)])
        .describe(descriptionOf(name, filter, fields))
        .optional(),
    ],
  );
  if (endpoint.kind === "list" && endpoint.searchable) entries.push([searchParameter, searchSchema]);
  return Object.fromEntries(entries);
}

function descriptionOf(name: string, filter: Filter, fields: Fields): string {
  const label = labelOfFilter(name, filter, fields);
  return isRecordFilter(filter) ? `${label}: an ID, a whole name, or a part of names, in any case.` : label;
}

const { min, max } = searchLength;

/** The words that a list is searched for. An empty search is ignored. */
const searchSchema: z.ZodType<FilterValue | undefined> = z
  .string()
  .trim()
  .refine((text) => text === "" || text.length >= min, `Enter at least ${min} characters.`)
  .max(max, `Up to ${max} characters.`)
  .refine((text) => !text.includes("\0"), "Can't contain the character NUL.")
  .refine((text) => !isCertainlyShortened(text), shortenedNumber)
  .describe("Words that a row must have in its names or numbers, in any order, case and accents.")
  .optional();

function filterSchema(filter: Filter, field: Field | undefined): z.ZodType<FilterValue> {
  const isId = "options" in filter && field?.format === "id" && !isRecordFilter(filter);
  const valid = isId ? emptyOr(idSchema(field), notAnId) : valueSchema(filter);
  const value = field?.isIdentifier
    ? valid.refine((text) => !isCertainlyShortened(text), shortenedNumber)
    : valid;
  if (!acceptsSeveralValues(filter)) return value;
  const values = z.array(value).max(maxFilterValues, `Up to ${maxFilterValues} values.`);
  // By default, the message of a union does not say what is wrong.
  return z.union([value, values], {
    error: ({ input }) => (Array.isArray(input) ? values : value).safeParse(input).error?.issues[0]?.message,
  });
}

function valueSchema(filter: Filter): z.ZodType<string> {
  switch (filter.kind) {
    case "text":
    case "select":
    case "asyncSelect":
      return z
        .string()
        .max(maxFilterLength, `Up to ${maxFilterLength} characters.`)
        .refine((text) => !text.includes("\0"), "Can't contain the character NUL.");
    case "choice":
      return emptyOr(z.enum(filter.values), `Must be one of: ${filter.values.join(", ")}.`);
    case "date":
      return emptyOr(z.iso.date({ abort: true }), "Must be a date, such as 2026-03-31.");
    case "number":
      return emptyOr(written(/^-?\d{1,12}(\.\d{1,4})?$/), "Must be a number, such as 1234.5.");
    case "month":
      return emptyOr(written(/^([1-9]|1[0-2])$/), "Must be a month from 1 to 12.");
    case "year":
      return emptyOr(written(/^[12]\d{3}$/), "Must be a year with four digits.");
    case "yesNo":
    case "isEmpty":
      return emptyOr(z.enum(["true", "false"]), "Must be true or false.");
  }
}

/** A text field. It aborts, so that the message is that of `emptyOr`. */
function written(form: RegExp): z.ZodType<string> {
  return z.string().regex(form, { abort: true });
}

/** An empty value, or what the schema allows. */
function emptyOr(schema: z.ZodType<string>, message: string): z.ZodType<string> {
  return z.union([z.literal(""), schema], message);
}

/** The filters with a value. */
export function inUse(filters: Record<string, FilterValue | undefined>): Record<string, FilterValue> {
  const entries = Object.entries(filters).flatMap(([name, given = ""]) => {
    const values = wanted([given].flat());
    const [first] = values;
    return first === undefined ? [] : [[name, values.length === 1 ? first : values] as const];
  });
  return Object.fromEntries(entries);
}

/** The values without duplicates and empty ones. */
function wanted(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()))].filter((value) => value !== "");
}
