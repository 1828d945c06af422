import * as z from "zod";
import { maxSelectionToken } from "../bulk.ts";
import type { ListEndpoint } from "../endpoint.ts";
import { type FilterValue, maxFilterLength } from "../fields.ts";
import {
  defaultPageSize,
  maxPageNumber,
  maxPageSize,
  maxSortKeys,
  parseSort,
  type SortKey,
} from "../paging.ts";
import { filterShape, inUse } from "./filter-schemas.ts";
import { idSchema } from "./list-response.ts";

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
