import * as z from "zod";
import { maxSelectionToken } from "../bulk.ts";
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
import {
  defaultPageSize,
  maxPageNumber,
  maxPageSize,
  maxSortKeys,
  parseSort,
  type SortKey,
} from "../paging.ts";
import { idSchema } from "./list-response.ts";
import { notAnId } from "./record-id.ts";
import { shortenedNumber } from "./text.ts";

/** A valid, parsed query of a list. */
export interface ListQuery {
  /** The filters with a value. */
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort: readonly SortKey[];
  /** The requested fields, in order; undefined for the list's defaults. */
  readonly columns: readonly string[] | undefined;
  /** The fields to sum over all matching rows. */
  readonly totals: readonly string[];
  /** A selection token: an export has only these rows. */
  readonly selection?: string | undefined;
}

const maxColumns = 200;

/** The query of a list: its filters, paging, order and columns. Rejects unknown parameters by name. */
export function listQuerySchema(endpoint: ListEndpoint) {
  const summable = Object.keys(endpoint.fields).filter((name) => endpoint.fields[name]?.summable);
  const sortable = Object.keys(endpoint.fields).filter((name) => endpoint.fields[name]?.sortable);
  return z
    .strictObject({
      ...filterShape(endpoint),
      ...pageQuery(defaultPageSize),
      sort: names("sort", sortable, maxSortKeys, (text) => parseSort(text).map((key) => key.field)).default(
        endpoint.sort,
      ),
      columns: names("columns", Object.keys(endpoint.fields), maxColumns, splitNames).optional(),
      totals: names("totals", summable, maxColumns, splitNames).optional(),
      selection: z
        .string()
        .min(1)
        .max(maxSelectionToken)
        .optional()
        .describe("A token from `POST /Selections`. An export has only these rows."),
    })
    .superRefine((query, context) => requireDays(endpoint, query, context))
    .transform(({ pageNumber, pageSize, sort, columns, totals, selection, ...filters }): ListQuery => {
      return {
        filters: inUse(filters),
        pageNumber,
        pageSize,
        sort: parseSort(sort),
        columns: columns ? splitNames(columns) : undefined,
        totals: splitNames(totals ?? ""),
        ...(selection !== undefined && { selection }),
      };
    });
}

const dayMs = 86_400_000;

/** A full-text search reads every row of its days, so some lists require date filters and limit the number of days. */
function requireDays(
  { filters, textNeedsDays }: ListEndpoint,
  query: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  if (!textNeedsDays) return;
  const { from, to, most } = textNeedsDays;
  const searched = Object.keys(filters).filter((name) => filters[name]?.kind === "text" && query[name]);
  const days = (Date.parse(String(query[to])) - Date.parse(String(query[from]))) / dayMs + 1;
  if (days <= most) return;
  for (const name of searched) {
    const message = `To search text, choose a start and end date up to ${most} days apart.`;
    context.addIssue({ code: "custom", path: [name], message });
  }
}

/** The parameters in a list's path; each has the type of its field. */
export function listParamsSchema({ params = {}, fields }: ListEndpoint) {
  const entries = Object.entries(params).map(([name, field]): [string, z.ZodType<string>] => [
    name,
    fields[field]?.format === "id" ? idSchema(fields[field]) : z.string().max(maxFilterLength),
  ]);
  return z.strictObject(Object.fromEntries(entries));
}

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

/** The requested page, starting at 1. @default 1 */
export function pageQuery(pageSize: number) {
  return {
    pageNumber: wholeNumber("pageNumber", maxPageNumber).default(1),
    pageSize: wholeNumber("pageSize", maxPageSize).default(pageSize),
  };
}

/** An integer from 1 to `max`, as in a query. */
function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= max, message)
    .describe(message);
}

/** Comma-separated names, each of which must be `allowed`. */
function names(
  parameter: string,
  allowed: readonly string[],
  most: number,
  read: (text: string) => string[],
) {
  return z
    .string()
    .superRefine((text, context) => {
      const found = read(text);
      const unknown = found.filter((name) => !allowed.includes(name)).slice(0, 5);
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      for (const name of unknown) {
        refuse(
          `"${name.slice(0, 60)}" is not allowed in ${parameter}. Allowed: ${allowed.join(", ") || "none"}.`,
        );
      }
      if (found.length > most) refuse(`${parameter} accepts up to ${most} names.`);
      if (new Set(found).size < found.length) refuse(`${parameter} has a duplicate field.`);
    })
    .describe(`Comma-separated. Allowed: ${allowed.join(", ") || "none"}.`);
}

function splitNames(text: string): string[] {
  return text.split(",").filter((name) => name !== "");
}

function inUse(filters: Record<string, FilterValue | undefined>): Record<string, FilterValue> {
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
