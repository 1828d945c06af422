import { maxComparedPlans, metalLevels, planSorts, planTypes } from "@portico/contract";
import type { PlanSearch } from "@portico/contract/schemas/plans";
import { isId } from "../../../routing/route-ids.ts";

/** What is searched for and shown, as in the page's URL. */
export interface PlanSearchState
  extends Pick<PlanSearch, "metalLevels" | "issuers" | "types" | "sort" | "order"> {
  readonly hsa: boolean;
  /** Whether full prices are shown. */
  readonly isWithoutCredit: boolean;
  /** The IDs of the plans to compare. */
  readonly compared: readonly string[];
  /** Whether the plans are shown side by side. */
  readonly isComparing: boolean;
  /** How many pages of plans were loaded, so that Back and reload load them again. At least 1. */
  readonly pages: number;
}

/** The keys of the filters. */
export type PlanFilters = Pick<PlanSearchState, "metalLevels" | "issuers" | "types" | "hsa">;

const maxIssuers = 20;
const maxIssuerLength = 100;
const maxPages = 50;

/** No filter. */
export const noFilters: PlanFilters = { metalLevels: [], issuers: [], types: [], hsa: false };

/** Reads the state from a URL. Invalid values are ignored. */
export function readPlanSearch(params: URLSearchParams): PlanSearchState {
  const sort = params.get("sort") ?? "";
  const field = planSorts.find((name) => name === sort.replace(/^-/, ""));
  const issuers = distinct(params, "issuer").filter((text) => text !== "" && text.length <= maxIssuerLength);
  const compared = distinct(params, "compare").filter((id) => isId("planId", id));
  return {
    metalLevels: metalLevels.filter((level) => params.getAll("metal").includes(level)),
    issuers: issuers.slice(0, maxIssuers),
    types: planTypes.filter((type) => params.getAll("type").includes(type)),
    hsa: params.get("hsa") === "yes",
    sort: field ?? "premium",
    order: field && sort.startsWith("-") ? "desc" : "asc",
    isWithoutCredit: params.get("credit") === "no",
    compared: compared.slice(0, maxComparedPlans),
    isComparing: params.get("view") === "compare",
    pages: /^[1-9]\d?$/.test(params.get("pages") ?? "") ? Math.min(Number(params.get("pages")), maxPages) : 1,
  };
}

/** Writes the state to a URL, without what is the default. */
export function writePlanSearch(state: PlanSearchState): URLSearchParams {
  const sort = sortKeyOf(state);
  return new URLSearchParams([
    ...state.metalLevels.map((level) => ["metal", level]),
    ...state.issuers.map((issuer) => ["issuer", issuer]),
    ...state.types.map((type) => ["type", type]),
    ...(state.hsa ? [["hsa", "yes"]] : []),
    ...(sort === "premium" ? [] : [["sort", sort]]),
    ...(state.isWithoutCredit ? [["credit", "no"]] : []),
    ...state.compared.map((id) => ["compare", id]),
    ...(state.isComparing ? [["view", "compare"]] : []),
    ...(state.pages > 1 ? [["pages", String(state.pages)]] : []),
  ]);
}

/** Returns a state with a changed part. Another search starts at its first page. */
export function withPart(state: PlanSearchState, part: Partial<PlanSearchState>): PlanSearchState {
  const { compared: _, isComparing: __, pages, ...search } = part;
  const isOther = Object.keys(search).length > 0;
  return { ...state, ...part, pages: pages ?? (isOther ? 1 : state.pages) };
}

/** Returns a sort as one value, with `-` for descending. */
export function sortKeyOf({ sort, order }: Pick<PlanSearchState, "sort" | "order">) {
  return order === "desc" ? (`-${sort}` as const) : sort;
}

/** Returns the filters of a state. */
export function filtersOf({ metalLevels: levels, issuers, types, hsa }: PlanSearchState): PlanFilters {
  return { metalLevels: levels, issuers, types, hsa };
}

/** Returns the number of values that are filtered by. */
export function countFilters({ metalLevels: levels, issuers, types, hsa }: PlanFilters): number {
  return levels.length + issuers.length + types.length + Number(hsa);
}

/** Adds a plan to those to compare, or removes it. At the limit, none is added. */
export function togglePlan(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((one) => one !== id);
  return compared.length < maxComparedPlans ? [...compared, id] : compared;
}

function distinct(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name))];
}
