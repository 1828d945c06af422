import {
  formatSort,
  type ListEndpoint,
  maxPageNumber,
  maxSortKeys,
  pageSizes,
  parseSort,
} from "@portico/contract";
import type { ListScreen, ResolvedFilter } from "@portico/portal-config";
import { isFilterValue } from "./filter-values.ts";

/**
 * Everything that decides what a list shows. It is read from the address (and the history entry, for personal
 * filters) and from nowhere else; inputs, request and export all follow from it.
 */
export interface ListState {
  /** Only those in use. */
  readonly filters: Readonly<Record<string, string>>;
  /** The screen's fixed filters and the parameters of the path, which are never shown. */
  readonly permanent: Readonly<Record<string, string>>;
  /** As on the wire: `-createdDate,name`; empty for the endpoint's own order. */
  readonly sort: string;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Undefined for screens without variants. */
  readonly variant: string | undefined;
}

/** What an address is read against. */
export interface ListContext {
  readonly screen: ListScreen;
  readonly endpoint: ListEndpoint;
  /** The filters offered to the viewer. */
  readonly filters: readonly ResolvedFilter[];
  /** What the path's parameters say, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Where the address says none. */
  readonly pageSize: number;
}

/** The parts of a history entry with a list state. */
export interface ListLocation {
  readonly search: string;
  /** Personal filters, which are not in the URL so that a copied link does not contain them. */
  readonly state: { readonly filters: Readonly<Record<string, string>> };
}

/** The page sizes a screen offers; the first is the default. */
export function pageSizesOf(screen: ListScreen): readonly number[] {
  return screen.pageSizes ?? pageSizes;
}

/** Reads the state of a list; what does not belong to the screen is left out. */
export function readListState(frame: ListContext, location: { search: string; state: unknown }): ListState {
  const { screen, endpoint } = frame;
  const search = new URLSearchParams(location.search);
  const saved = readPersonalFilters(location.state);
  const permanent = { ...screen.permanentFilters, ...frame.parameters };
  const filters = frame.filters.flatMap(({ names, isSensitive }) =>
    names.flatMap((name) => {
      const value = isSensitive ? saved[name] : search.get(name);
      const isUsable =
        value && !Object.hasOwn(permanent, name) && isFilterValue(endpoint.filters[name], value);
      return isUsable ? [[name, value] as const] : [];
    }),
  );
  const pageSize = Number(search.get("pageSize"));
  const variants = screen.variants?.map(({ id }) => id) ?? [];
  const variant = search.get("variant");
  return {
    filters: Object.fromEntries(filters),
    permanent,
    sort: readSort(frame, search.get("sort")),
    pageNumber: Math.min(maxPageNumber, Math.max(1, Math.trunc(Number(search.get("pageNumber"))) || 1)),
    pageSize: pageSizesOf(screen).includes(pageSize) ? pageSize : frame.pageSize,
    variant: variant !== null && variants.includes(variant) ? variant : variants[0],
  };
}

/** Writes a state the way `readListState` reads it; what is as it would be anyway is left out. */
export function writeListState(frame: ListContext, state: ListState): ListLocation {
  const search = new URLSearchParams();
  const saved: Record<string, string> = {};
  for (const { names, isSensitive } of frame.filters) {
    for (const name of names) {
      const value = state.filters[name];
      if (value && isSensitive) saved[name] = value;
      else if (value) search.set(name, value);
    }
  }
  if (state.sort !== defaultSort(frame)) search.set("sort", state.sort);
  if (state.pageNumber > 1) search.set("pageNumber", String(state.pageNumber));
  if (state.pageSize !== frame.pageSize) search.set("pageSize", String(state.pageSize));
  if (state.variant && state.variant !== frame.screen.variants?.[0]?.id) search.set("variant", state.variant);
  const text = search.toString();
  return { search: text && `?${text}`, state: { filters: saved } };
}

/** All filters of the list: the user's and the fixed ones. */
export function allFilters({ filters, permanent }: ListState): Record<string, string> {
  return { ...filters, ...permanent };
}

function defaultSort({ screen: { sort = [] }, endpoint }: ListContext): string {
  return formatSort(sortable(parseSort(sort.join(",")), endpoint));
}

function readSort(frame: ListContext, text: string | null): string {
  const requested = sortable(parseSort(text ?? ""), frame.endpoint);
  const keys = requested.filter(
    ({ field }, index) => requested.findIndex((other) => other.field === field) === index,
  );
  return keys.length > 0 ? formatSort(keys.slice(0, maxSortKeys)) : defaultSort(frame);
}

function sortable(keys: ReturnType<typeof parseSort>, { fields }: ListEndpoint) {
  return keys.filter(({ field }) => Object.hasOwn(fields, field) && fields[field]?.sortable);
}

function readPersonalFilters(state: unknown): Record<string, string> {
  const filters: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "filters") : undefined;
  if (typeof filters !== "object" || filters === null) return {};
  return Object.fromEntries(Object.entries(filters).filter((entry) => typeof entry[1] === "string"));
}
