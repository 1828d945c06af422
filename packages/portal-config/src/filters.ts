import { type Filter, type ListEndpoint, labelOfFilter, sensitivityOfFilter } from "@portico/contract";
import type { ListScreen, ScreenFilter } from "./list-screen.ts";

type Said = Exclude<ScreenFilter, string>;
type Shared = Pick<Said, "access" | "when"> & {
  readonly label: string;
  /** The query parameters that it sets. */
  readonly names: readonly string[];
  /** Whether its value is personal and stays out of the page's address. */
  readonly isSensitive: boolean;
  /** The filters of the first and the last day that a search for text in the list asks for; nothing for other filters. */
  readonly needsDays?: { readonly from: string; readonly to: string };
};

/** A filter with everything the contract says of it filled in. */
export type ResolvedFilter = Shared &
  (
    | { readonly kind: "single"; readonly name: string; readonly filter: Filter }
    | { readonly kind: "dateRange" | "numberRange"; readonly from: string; readonly to: string }
    | { readonly kind: "custom"; readonly part: string }
  );

/** Fills a filter in from the contract; one that is not there gives undefined. */
export function resolveFilter(said: ScreenFilter, endpoint: ListEndpoint): ResolvedFilter | undefined {
  const full: Said = typeof said === "string" ? { filter: said } : said;
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
export function filterNames(said: ScreenFilter): readonly string[] {
  if (typeof said === "string") return [said];
  if ("filters" in said) return said.filters;
  return "from" in said ? [said.from, said.to] : [said.filter];
}

/** The names of a path's parameters: `["agentId"]`. */
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
