import {
  type FilterValue,
  formatSort,
  type ListEndpoint,
  maxPageNumber,
  maxSortKeys,
  parseSort,
  searchLength,
  searchParameter,
} from "@portico/endpoints";
import type { ListScreen, ResolvedFilter } from "@portico/screens";
import { isTextOrTexts, readFilterValue } from "./filter-values.ts";

/**
 * Everything that determines what a list shows. The URL is the single source, and the history entry for personal
 * filters. Inputs, requests and exports derive from it.
 */
export interface ListState {
  /** The filters that have a value, and the list's `search`. */
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Filters that users cannot change: the screen's fixed filters and the path's parameters. */
  readonly permanent: Readonly<Record<string, FilterValue>>;
  /** In the format of the API: `-createdDate,name`. Empty for the endpoint's default order. */
  readonly sort: string;
  /** The first page is 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Undefined if the screen has no variants. */
  readonly variant: string | undefined;
  /** The ID of the saved view that the list shows. @default none */
  readonly view?: string | undefined;
}

/** What the list state depends on besides the URL. */
export interface ListContext {
  readonly screen: ListScreen;
  readonly endpoint: ListEndpoint;
  /** The filters that the user may use. */
  readonly filters: readonly ResolvedFilter[];
  /** The values of the path's parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The page size if the URL has none. */
  readonly pageSize: number;
}

/** The URL and history state of a list state. */
export interface ListLocation {
  readonly search: string;
  /** The search and personal filters. They are not in the URL, so that a copied link doesn't contain them. */
  readonly state: { readonly filters: Readonly<Record<string, FilterValue>> };
}

/** The page sizes of screens that declare none. */
const undeclaredPageSizes = { sizes: [10, 20, 30, 50, 100, 500], defaultSize: 50 } as const;

/** Returns the page sizes of a screen. */
export function pageSizesOf({ pageSizes }: ListScreen): readonly number[] {
  return pageSizes ?? undeclaredPageSizes.sizes;
}

/** Returns the page size of a screen for users who chose none: the first that it declares, or 50. */
export function defaultPageSizeOf({ pageSizes }: ListScreen): number {
  return pageSizes?.[0] ?? undeclaredPageSizes.defaultSize;
}

/** What determines the page size of a list whose URL has none. */
export interface PageSizeChoices {
  /** The size that the user chose for this list. */
  readonly preferredSize: number | undefined;
  /** The height in px for rows, if pages of the user fit the screen. */
  readonly heightForRows: number | undefined;
  readonly density: "comfortable" | "compact" | undefined;
}

/** Returns the page size that a list opens with. */
export function openingPageSizeOf(screen: ListScreen, choices: PageSizeChoices): number {
  const { preferredSize, heightForRows = 0, density } = choices;
  if (preferredSize !== undefined && pageSizesOf(screen).includes(preferredSize)) return preferredSize;
  return Math.max(defaultPageSizeOf(screen), fittingPageSizeOf(screen, heightForRows, density) ?? 0);
}

/** The heights of rows in px. */
const rowHeights = { comfortable: 36, compact: 28 } as const;

/** Returns the largest page size of a screen whose rows have room in a height in px. Undefined if none has. */
export function fittingPageSizeOf(
  screen: ListScreen,
  height: number,
  density: "comfortable" | "compact" | undefined = "comfortable",
): number | undefined {
  const fitting = pageSizesOf(screen).filter((size) => size * rowHeights[density] <= height);
  return fitting.length > 0 ? Math.max(...fitting) : undefined;
}

/** Reads a list state. Values that the screen doesn't support are ignored. */
export function readListState(context: ListContext, location: { search: string; state: unknown }): ListState {
  const { screen, endpoint } = context;
  const search = new URLSearchParams(location.search);
  const saved = readPersonalFilters(location.state);
  const permanent = { ...screen.permanentFilters, ...context.parameters };
  const filters = context.filters.flatMap(({ names, isSensitive }) =>
    names.flatMap((name) => {
      const value = readFilterValue(endpoint.filters[name], isSensitive ? saved[name] : search.getAll(name));
      return value !== undefined && !Object.hasOwn(permanent, name) ? [[name, value] as const] : [];
    }),
  );
  const searched = readSearch(endpoint, saved[searchParameter]);
  const pageSize = Number(search.get("pageSize"));
  const variants = screen.variants?.map(({ id }) => id) ?? [];
  const variant = search.get("variant");
  const view = search.get("view");
  return {
    filters: { ...Object.fromEntries(filters), ...searched },
    permanent,
    sort: readSort(context, search.get("sort")),
    pageNumber: Math.min(maxPageNumber, Math.max(1, Math.trunc(Number(search.get("pageNumber"))) || 1)),
    pageSize: pageSizesOf(screen).includes(pageSize) ? pageSize : context.pageSize,
    variant: variant !== null && variants.includes(variant) ? variant : variants[0],
    ...(view && { view }),
  };
}

/** Writes a list state in the format that `readListState` reads. Default values are omitted. */
export function writeListState(context: ListContext, state: ListState): ListLocation {
  const search = new URLSearchParams();
  const saved: Record<string, FilterValue> = {};
  for (const { names, isSensitive } of context.filters) {
    for (const name of names) {
      const value = state.filters[name];
      if (value && isSensitive) saved[name] = value;
      else for (const one of [value ?? []].flat()) search.append(name, one);
    }
  }
  Object.assign(saved, readSearch(context.endpoint, state.filters[searchParameter]));
  if (state.sort !== defaultSort(context)) search.set("sort", state.sort);
  if (state.pageNumber > 1) search.set("pageNumber", String(state.pageNumber));
  if (state.pageSize !== context.pageSize) search.set("pageSize", String(state.pageSize));
  if (state.variant && state.variant !== context.screen.variants?.[0]?.id)
    search.set("variant", state.variant);
  if (state.view) search.set("view", state.view);
  const text = search.toString();
  return { search: text && `?${text}`, state: { filters: saved } };
}

/** Returns the user's filters and the fixed filters. */
export function allFilters({ filters, permanent }: ListState): Record<string, FilterValue> {
  return { ...filters, ...permanent };
}

/** The words that a list is searched for. Empty without a search. */
export function searchOf({ filters }: Pick<ListState, "filters">): string {
  const { [searchParameter]: search = "" } = filters;
  return typeof search === "string" ? search : "";
}

/** A list's search as a filter, if the list can be searched and the text is long enough. */
function readSearch({ searchable }: ListEndpoint, text: FilterValue = ""): Readonly<Record<string, string>> {
  if (typeof text !== "string") return {};
  const { length } = text.trim();
  const isUsable = searchable !== undefined && length >= searchLength.min && length <= searchLength.max;
  return isUsable ? { [searchParameter]: text } : {};
}

function defaultSort({ screen: { sort = [] }, endpoint }: ListContext): string {
  return formatSort(sortable(parseSort(sort.join(",")), endpoint));
}

function readSort(context: ListContext, text: string | null): string {
  const requested = sortable(parseSort(text ?? ""), context.endpoint);
  const keys = requested.filter(
    ({ field }, index) => requested.findIndex((other) => other.field === field) === index,
  );
  return keys.length > 0 ? formatSort(keys.slice(0, maxSortKeys)) : defaultSort(context);
}

function sortable(keys: ReturnType<typeof parseSort>, { fields }: ListEndpoint) {
  return keys.filter(({ field }) => Object.hasOwn(fields, field) && fields[field]?.sortable);
}

function readPersonalFilters(state: unknown): Record<string, FilterValue> {
  const filters: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "filters") : undefined;
  if (typeof filters !== "object" || filters === null) return {};
  return Object.fromEntries(Object.entries(filters).filter((entry) => isTextOrTexts(entry[1])));
}
