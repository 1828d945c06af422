import { type Access, type Endpoint, endpoints, type FilterValue, pathFromOrigin } from "@portico/contract";
import { columnsOf, type ListScreen, resolveColumn, resolveFilter } from "@portico/portal-config";
import { firstRowsQuery, summaryQuery, sumQuery } from "@portico/renderer/first-rows";
import type { PageName } from "./src/screens/routes.ts";

/** What `start.js` calls when a page is opened. */
export interface PageCalls {
  /** The call that returns the responses of several others. */
  readonly start: string;
  /** The paths of those. */
  readonly parts: readonly string[];
  /** Other calls, as paths with their query. */
  readonly calls: readonly string[];
  /** The first rows of a list. Their columns depend on the user's rights. */
  readonly rows?: FirstRows;
}

/** The call of a list's first rows. */
export interface FirstRows {
  /** The access requirements of columns. */
  readonly accesses: readonly Access[];
  /** The path with its query by which requirements the user meets: `10` for the first of two. */
  readonly paths: Readonly<Record<string, string>>;
}

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** What a page calls at once if it is opened without filters. */
export function firstCallsOf(page: PageName | ListScreen): PageCalls {
  if (page === "dashboard") return { ...startOf(), calls: [pathOf("dashboard.get")] };
  if (typeof page === "string") return { ...startOf(), calls: [] };
  const rows = firstRowsOf(page);
  return { ...startOf(page), calls: rows ? furtherCallsOf(page) : [], ...(rows && { rows }) };
}

/** What every page needs, and a list's preferences and the options of its filters. */
export function startOf(screen?: ListScreen): Omit<PageCalls, "calls"> {
  const lookups = screen ? lookupsOf(screen) : [];
  const query = new URLSearchParams([
    ...(screen ? [["screen", screen.id]] : []),
    ...lookups.map((path) => ["lookup", path]),
  ]);
  const shared = [
    "configuration.get",
    "preferences.getOwn",
    "favorites.list",
    "favorites.records",
    "user.photo",
  ];
  const own = screen ? [pathOf("preferences.get", { screenId: screen.id })] : [];
  return {
    start: query.size > 0 ? `${pathOf("session.start")}?${query}` : pathOf("session.start"),
    parts: [...shared.map((id) => pathOf(id)), ...own, ...lookups],
  };
}

/** The lookups with the options of a list's filters that need no other value. */
function lookupsOf(screen: ListScreen): string[] {
  const endpoint = contract[screen.endpoints.list];
  if (endpoint?.kind !== "list") return [];
  const paths = screen.filters
    .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
    .flatMap((resolved) => {
      if (resolved.kind !== "single" || resolved.access !== undefined) return [];
      const { filter } = resolved;
      if (filter.kind !== "select" || filter.dependsOn !== undefined) return [];
      return [pathOf(filter.options, filter.optionParams)];
    });
  return [...new Set(paths)];
}

/** The summary and the sums of a list. */
function furtherCallsOf(screen: ListScreen): string[] {
  const { endpoints: of, footer = [], permanentFilters = {} } = screen;
  const summary =
    of.summary === undefined ? [] : [withQuery(pathOf(of.summary), summaryQuery(screen, permanentFilters))];
  const sums = footer.flatMap((total) =>
    total.of === "sum" && !total.hidden
      ? [withQuery(pathOf(of.list), sumQuery(permanentFilters, total.field))]
      : [],
  );
  return [...summary, ...sums];
}

/** Undefined if the rows depend on the path, or on another call. */
function firstRowsOf(screen: ListScreen): FirstRows | undefined {
  const { list, opening } = screen.endpoints;
  const endpoint = contract[list];
  if (screen.path.includes(":") || opening !== undefined || endpoint?.kind !== "list") return undefined;
  const columns = columnsOf(screen, screen.variants?.[0]?.id).flatMap(
    (column) => resolveColumn(column, endpoint.fields) ?? [],
  );
  const accesses = [...new Set(columns.flatMap(({ access }) => access ?? []))];
  const paths = subsetsOf(accesses.length).map((met) => {
    const query = firstRowsQuery(
      screen,
      endpoint,
      // What depends on a setting is missing until the settings are loaded.
      ({ access, when }) =>
        when === undefined && (access === undefined || met[accesses.indexOf(access)] === "1"),
    );
    return [met, withQuery(pathOf(list), query)] as const;
  });
  return { accesses, paths: Object.fromEntries(paths) };
}

/** All texts of so many `0` and `1`. */
function subsetsOf(count: number): readonly string[] {
  if (count === 0) return [""];
  return subsetsOf(count - 1).flatMap((rest) => [`0${rest}`, `1${rest}`]);
}

/** A path with a query, as the client of the renderer writes it. */
function withQuery(path: string, query: Readonly<Record<string, FilterValue>>): string {
  const values = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return values.length > 0 ? `${path}?${new URLSearchParams(values)}` : path;
}

function pathOf(id: string, params: Readonly<Record<string, string>> = {}): string {
  const endpoint = contract[id];
  if (!endpoint) throw new Error(`There is no endpoint "${id}".`);
  return pathFromOrigin(endpoint, (name) => encodeURIComponent(params[name] ?? ""));
}
