import {
  defaultPageSize,
  formatSort,
  type ListEndpoint,
  maxPageNumber,
  maxSortKeys,
  pageSizes,
  parseSort,
} from "@portico/contract";
import { columnsOf, type ListScreen, type ResolvedFilter, resolveFilter } from "@portico/portal-config";

/**
 * Everything that decides what a list shows. It is read from the address (and the history entry, for personal
 * filters) and from nowhere else; inputs, request and export all follow from it.
 */
export interface ListState {
  /** Only those in use. */
  readonly filters: Readonly<Record<string, string>>;
  /** As on the wire: `-createdDate,name`; empty for the endpoint's own order. */
  readonly sort: string;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Undefined for screens without variants. */
  readonly variant: string | undefined;
}

/** The parts of a history entry that hold a list state. */
export interface ListLocation {
  readonly search: string;
  /** Personal filters, kept out of the address so that a copied link does not carry them. */
  readonly state: { readonly filters: Readonly<Record<string, string>> };
}

/** The page sizes a screen offers; the first is the default. */
export function pageSizesOf(screen: ListScreen): readonly number[] {
  return screen.pageSizes ?? pageSizes;
}

/** The filters a screen shows. */
export function filtersOf(screen: ListScreen, endpoint: ListEndpoint): ResolvedFilter[] {
  return screen.filters.flatMap((said) => resolveFilter(said, endpoint) ?? []);
}

/** Reads the state of a list; what does not belong to the screen is left out. */
export function readListState(
  screen: ListScreen,
  endpoint: ListEndpoint,
  location: { search: string; state: unknown },
): ListState {
  const search = new URLSearchParams(location.search);
  const kept = keptFilters(location.state);
  const filters = filtersOf(screen, endpoint).flatMap(({ name, isSensitive }) => {
    const value = isSensitive ? kept[name] : search.get(name);
    return value ? [[name, value] as const] : [];
  });
  const [firstSize = defaultPageSize] = pageSizesOf(screen);
  const pageSize = Number(search.get("pageSize"));
  const variants = screen.variants?.map(({ id }) => id) ?? [];
  const variant = search.get("variant");
  return {
    filters: Object.fromEntries(filters),
    sort: readSort(screen, endpoint, search.get("sort")),
    pageNumber: Math.min(maxPageNumber, Math.max(1, Math.trunc(Number(search.get("pageNumber"))) || 1)),
    pageSize: pageSizesOf(screen).includes(pageSize) ? pageSize : firstSize,
    variant: variant !== null && variants.includes(variant) ? variant : variants[0],
  };
}

/** Writes a state the way `readListState` reads it; what is as it would be anyway is left out. */
export function writeListState(screen: ListScreen, endpoint: ListEndpoint, state: ListState): ListLocation {
  const search = new URLSearchParams();
  const kept: Record<string, string> = {};
  for (const { name, isSensitive } of filtersOf(screen, endpoint)) {
    const value = state.filters[name];
    if (value && isSensitive) kept[name] = value;
    else if (value) search.set(name, value);
  }
  if (state.sort !== defaultSort(screen)) search.set("sort", state.sort);
  if (state.pageNumber > 1) search.set("pageNumber", String(state.pageNumber));
  if (state.pageSize !== pageSizesOf(screen)[0]) search.set("pageSize", String(state.pageSize));
  if (state.variant && state.variant !== screen.variants?.[0]?.id) search.set("variant", state.variant);
  const text = search.toString();
  return { search: text && `?${text}`, state: { filters: kept } };
}

/** The query that asks for what the state shows, columns included. */
export function listQuery(screen: ListScreen, state: ListState): Record<string, string> {
  return {
    ...exportQuery(screen, state),
    pageNumber: String(state.pageNumber),
    pageSize: String(state.pageSize),
  };
}

/** The query that exports all rows matching the state's filters. */
export function exportQuery(screen: ListScreen, state: ListState): Record<string, string> {
  const columns = columnsOf(screen, state.variant).map((column) =>
    typeof column === "string" ? column : column.field,
  );
  return {
    ...state.filters,
    ...(state.sort ? { sort: state.sort } : {}),
    columns: columns.join(","),
  };
}

function defaultSort({ sort = [] }: ListScreen): string {
  return sort.join(",");
}

function readSort(screen: ListScreen, { fields }: ListEndpoint, text: string | null): string {
  const asked = parseSort(text ?? "").filter(({ field }) => fields[field]?.sortable);
  const keys = asked.filter(
    ({ field }, index) => asked.findIndex((other) => other.field === field) === index,
  );
  return keys.length > 0 ? formatSort(keys.slice(0, maxSortKeys)) : defaultSort(screen);
}

function keptFilters(state: unknown): Record<string, string> {
  const filters: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "filters") : undefined;
  if (typeof filters !== "object" || filters === null) return {};
  return Object.fromEntries(Object.entries(filters).filter((entry) => typeof entry[1] === "string"));
}
