import { type Filter, type ListEndpoint, labelOfFilter, sensitivityOfFilter } from "@portico/endpoints";
import type { ListScreen, ScreenFilter } from "./list-screen.ts";

type DeclaredFilter = Exclude<ScreenFilter, string>;
type Shared = Pick<DeclaredFilter, "access" | "when"> & {
  readonly label: string;
  /** The query parameters that it sets. */
  readonly names: readonly string[];
  /** Whether its value is personal and must not be in the page's URL. */
  readonly isSensitive: boolean;
  /** The first-day and last-day filters that a full-text search of the list requires; none for other filters. */
  readonly needsDays?: { readonly from: string; readonly to: string };
};

/** A filter with the contract's defaults filled in. */
export type ResolvedFilter = Shared &
  (
    | { readonly kind: "single"; readonly name: string; readonly filter: Filter }
    | { readonly kind: "dateRange" | "numberRange"; readonly from: string; readonly to: string }
    | { readonly kind: "custom"; readonly part: string }
  );

/** Fills in the contract's defaults; undefined if there is no such filter. */
export function resolveFilter(declared: ScreenFilter, endpoint: ListEndpoint): ResolvedFilter | undefined {
  const full: DeclaredFilter = typeof declared === "string" ? { filter: declared } : declared;
  const names = filterNames(full);
  if (!names.every((name) => Object.hasOwn(endpoint.filters, name))) return undefined;
  const { label, access, when } = full;
  const shared = {
    names,
    label: label ?? names.map((name) => labelOf(name, endpoint))[0] ?? "",
    isSensitive: names.some((name) => isSensitive(name, endpoint)),
    ...(access === undefined ? {} : { access }),
    ...(when === undefined ? {} : { when }),
  };
  if ("filters" in full) return { ...shared, kind: "custom", part: full.name };
  if ("from" in full) return { ...shared, kind: full.kind, from: full.from, to: full.to };
  const filter = endpoint.filters[full.filter];
  const days = filter?.kind === "text" ? endpoint.textNeedsDays : undefined;
  return filter && { ...shared, ...(days && { needsDays: days }), kind: "single", name: full.filter, filter };
}

/** The query parameters that a filter sets. */
export function filterNames(declared: ScreenFilter): readonly string[] {
  if (typeof declared === "string") return [declared];
  if ("filters" in declared) return declared.filters;
  return "from" in declared ? [declared.from, declared.to] : [declared.filter];
}

/** The parameters of a path: `["agentId"]`. */
export function pathParameters({ path }: Pick<ListScreen, "path">): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => name ?? []);
}

function labelOf(name: string, { filters, fields }: ListEndpoint): string {
  const filter = filters[name];
  return filter ? labelOfFilter(name, filter, fields) : name;
}

function isSensitive(name: string, { filters, fields }: ListEndpoint): boolean {
  const filter = filters[name];
  return filter !== undefined && sensitivityOfFilter(name, filter, fields) !== undefined;
}
