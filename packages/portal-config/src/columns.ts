import type { Field, Fields, Filter, ListEndpoint } from "@portico/contract";
import { labelOfFilter, sensitivityOfFilter } from "@portico/contract";
import type { ListScreen, ScreenColumn, ScreenFilter } from "./list-screen.ts";

/** A column with everything the contract says of its field filled in. */
export interface ResolvedColumn {
  readonly field: string;
  readonly header: string;
  readonly format: NonNullable<Field["format"]>;
  readonly isSortable: boolean;
  readonly truncate: number | undefined;
  readonly width: number | undefined;
}

/** A filter with everything the contract says of it filled in. */
export interface ResolvedFilter {
  readonly name: string;
  readonly label: string;
  readonly filter: Filter;
  /** Whether its value is personal and stays out of the page's address. */
  readonly isSensitive: boolean;
}

/** Fills a column in from the contract's fields; a field that is not there gives undefined. */
export function resolveColumn(column: ScreenColumn, fields: Fields): ResolvedColumn | undefined {
  const said = typeof column === "string" ? { field: column } : column;
  const field = fields[said.field];
  if (!field) return undefined;
  return {
    field: said.field,
    header: said.header ?? field.label,
    format: said.format ?? field.format ?? "text",
    isSortable: field.sortable ?? false,
    truncate: said.truncate,
    width: said.width,
  };
}

/** Fills a filter in from the contract; one that is not there gives undefined. */
export function resolveFilter(
  said: ScreenFilter,
  { filters, fields }: ListEndpoint,
): ResolvedFilter | undefined {
  const { filter: name, label } = typeof said === "string" ? { filter: said, label: undefined } : said;
  const filter = filters[name];
  if (!filter) return undefined;
  return {
    name,
    label: label ?? labelOfFilter(name, filter, fields),
    filter,
    isSensitive: sensitivityOfFilter(name, filter, fields) !== undefined,
  };
}

/** The columns shown in a variant: the screen's own, then the variant's. */
export function columnsOf(screen: ListScreen, variantId: string | undefined): ScreenColumn[] {
  const variant = screen.variants?.find(({ id }) => id === variantId) ?? screen.variants?.[0];
  return [...screen.columns, ...(variant?.columns ?? [])];
}
