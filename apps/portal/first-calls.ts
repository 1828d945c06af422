import { type Access, type Endpoint, endpoints, pathFromOrigin } from "@portico/contract";
import { columnsOf, type ListScreen, resolveColumn } from "@portico/portal-config";
import { firstCalls } from "@portico/renderer/first-calls";
import type { PageName } from "./src/screens/routes.ts";

/** The paths that `start.js` reads in one call when a page is opened, in this order. */
export interface PageCalls {
  /** What the page needs to show its rows. */
  readonly before: readonly string[];
  /** The first rows of a list. Their columns depend on the user's rights. */
  readonly rows?: FirstRows;
  readonly after: readonly string[];
  /** What a link with filters has other values of. */
  readonly unfiltered: readonly string[];
}

/** The call of a list's first rows. */
export interface FirstRows {
  /** The access requirements of columns. */
  readonly accesses: readonly Access[];
  /** The path with its query by which requirements the user meets: `10` for the first of two. */
  readonly paths: Readonly<Record<string, string>>;
}

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** What every page reads. */
const before = ["configuration.get", "preferences.getOwn"].map((id) => pathOf(id));
const after = ["favorites.list", "favorites.records", "user.photo", "preferences.list", "followUps.due"].map(
  (id) => pathOf(id),
);

/** What a page reads when it is opened. */
export function firstCallsOf(page: PageName | ListScreen): PageCalls {
  if (page === "dashboard") return { before, after, unfiltered: [pathOf("dashboard.get")] };
  if (typeof page === "string") return { before, after, unfiltered: [] };
  const { lookups, totals } = callsOf(page, () => false);
  const rows = firstRowsOf(page);
  return {
    before: [...before, pathOf("preferences.get", { screenId: page.id })],
    ...(rows && { rows }),
    after: [...lookups.map(({ path }) => path), ...after],
    unfiltered: totals.map(({ path }) => path),
  };
}

/** What a page with the details of a record reads, whatever the record. */
export const detailCalls: PageCalls = { before, after, unfiltered: [] };

function callsOf(screen: ListScreen, isPermitted: Parameters<typeof firstCalls>[1]["isPermitted"]) {
  return firstCalls(screen, { find: (id) => contract[id], isPermitted });
}

/** Undefined if the rows depend on the path, or on another call. */
function firstRowsOf(screen: ListScreen): FirstRows | undefined {
  const endpoint = contract[screen.endpoints.list];
  if (endpoint?.kind !== "list") return undefined;
  const columns = columnsOf(screen, screen.variants?.[0]?.id).flatMap(
    (column) => resolveColumn(column, endpoint.fields) ?? [],
  );
  const accesses = [...new Set(columns.flatMap(({ access }) => access ?? []))];
  const paths = subsetsOf(accesses.length).flatMap((met) => {
    const { rows } = callsOf(
      screen,
      // What depends on a setting is missing until the settings are loaded.
      ({ access, when }) =>
        when === undefined && (access === undefined || met[accesses.indexOf(access)] === "1"),
    );
    return rows ? [[met, rows.path] as const] : [];
  });
  return paths.length > 0 ? { accesses, paths: Object.fromEntries(paths) } : undefined;
}

/** All texts of so many `0` and `1`. */
function subsetsOf(count: number): readonly string[] {
  if (count === 0) return [""];
  return subsetsOf(count - 1).flatMap((rest) => [`0${rest}`, `1${rest}`]);
}

function pathOf(id: string, params: Readonly<Record<string, string>> = {}): string {
  const endpoint = contract[id];
  if (!endpoint) throw new Error(`There is no endpoint "${id}".`);
  return pathFromOrigin(endpoint, (name) => encodeURIComponent(params[name] ?? ""));
}
