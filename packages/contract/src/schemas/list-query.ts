import * as z from "zod";
import type { ListEndpoint, LookupEndpoint } from "../endpoint.ts";
import { type Filter, labelOfFilter, maxFilterLength } from "../fields.ts";
import {
  defaultPageSize,
  maxPageNumber,
  maxPageSize,
  maxSortKeys,
  parseSort,
  type SortKey,
} from "../paging.ts";

/** A list's query, read and found valid. */
export interface ListQuery {
  /** The filters in use: an empty one is none. */
  readonly filters: Readonly<Record<string, string>>;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort: readonly SortKey[];
  /** The fields asked for, in order; undefined where the list's own are meant. */
  readonly columns: readonly string[] | undefined;
}

const maxColumns = 200;

/** The query of a list: its filters, paging, order and columns; anything else is refused by name. */
export function listQuerySchema(endpoint: ListEndpoint) {
  const sortable = Object.keys(endpoint.fields).filter((name) => endpoint.fields[name]?.sortable);
  return z
    .strictObject({
      ...filterSchemas(endpoint),
      pageNumber: wholeNumber("pageNumber", maxPageNumber).default(1),
      pageSize: wholeNumber("pageSize", maxPageSize).default(defaultPageSize),
      sort: names("sort", sortable, maxSortKeys, (text) => parseSort(text).map((key) => key.field)).default(
        endpoint.sort,
      ),
      columns: names("columns", Object.keys(endpoint.fields), maxColumns, splitNames).optional(),
    })
    .transform(({ pageNumber, pageSize, sort, columns, ...filters }): ListQuery => {
      return {
        filters: inUse(filters),
        pageNumber,
        pageSize,
        sort: parseSort(sort),
        columns: columns ? splitNames(columns) : undefined,
      };
    });
}

/** The query of a lookup: its filters alone. */
export function lookupQuerySchema(endpoint: LookupEndpoint) {
  return z.strictObject(filterSchemas(endpoint)).transform(inUse);
}

function filterSchemas({ filters, fields }: ListEndpoint | LookupEndpoint) {
  const entries = Object.entries(filters).map(([name, filter]): [string, z.ZodType<string | undefined>] => [
    name,
    filterSchema(filter)
      .describe(labelOfFilter(name, filter, fields))
      .optional(),
  ]);
  return Object.fromEntries(entries);
}

function filterSchema(filter: Filter): z.ZodType<string> {
  switch (filter.kind) {
    case "text":
    case "select":
      return z
        .string()
        .max(maxFilterLength, `At most ${maxFilterLength} characters can be filtered by.`)
        .refine((text) => !text.includes("\0"), "A filter holds no NUL.");
    case "date":
      return z.union(
        [z.literal(""), z.iso.date("A day is written YYYY-MM-DD.")],
        "A day is written YYYY-MM-DD.",
      );
  }
}

/** A whole number from 1 to `max`, as it stands in a query. */
function wholeNumber(name: string, max: number) {
  const message = `${name} is a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= max, message)
    .describe(message);
}

/** Names parted by commas, each of which must be `allowed`. */
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
        refuse(`"${name.slice(0, 60)}" is not allowed in ${parameter}; allowed are ${allowed.join(", ")}.`);
      }
      if (found.length > most) refuse(`${parameter} takes at most ${most} names.`);
      if (new Set(found).size < found.length) refuse(`${parameter} names a field twice.`);
    })
    .describe(`Parted by commas, of: ${allowed.join(", ")}.`);
}

function splitNames(text: string): string[] {
  return text.split(",").filter((name) => name !== "");
}

function inUse(filters: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(filters).flatMap(([name, value]) => {
    const text = value?.trim() ?? "";
    return text === "" ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}
