import { type Filter, fieldOfFilter, type ListEndpoint } from "@portico/contract";
import { type ResolvedFilter, resolveFilter, type ScreenFilter } from "@portico/portal-config";
import { entriesOf, propertyOf, textOf } from "./document.ts";

/** Something a list can be filtered by: a filter of the contract, or two that are entered as one. */
export interface AvailableFilter {
  /** Its filters' names, parted by commas. */
  readonly id: string;
  readonly names: readonly string[];
  /** How a screen says it. */
  readonly declared: ScreenFilter;
  readonly resolved: ResolvedFilter;
  readonly label: string;
  /** How it is entered. */
  readonly kind: Filter["kind"] | "dateRange" | "numberRange";
  readonly isPersonal: boolean;
  /** The filters that its options depend on. */
  readonly dependsOn: readonly string[];
  /** The filter, if it takes several values. */
  readonly severalValues: SeveralValuesFilter | undefined;
}

/** A filter of a kind that can take several values. */
export type SeveralValuesFilter = Extract<Filter, { anyOf?: boolean }>;

/** All that a list can be filtered by; two ends of one thing are offered as one. */
export function availableFilters(endpoint: ListEndpoint): readonly AvailableFilter[] {
  const names = Object.keys(endpoint.filters);
  const ranges = names.flatMap((name) => rangeFrom(name, endpoint) ?? []);
  return names
    .filter((name) => !ranges.some(({ to }) => to === name))
    .flatMap((name) => availableFilterOf(ranges.find(({ from }) => from === name) ?? name, endpoint) ?? []);
}

function rangeFrom(name: string, { filters, fields }: ListEndpoint) {
  const lower = filters[name];
  if (!lower || !("compare" in lower) || lower.compare !== "from") return undefined;
  const field = fieldOfFilter(name, lower);
  const to = Object.keys(filters).find((other) => {
    const upper = filters[other];
    return upper?.kind === lower.kind && upper.compare === "to" && fieldOfFilter(other, upper) === field;
  });
  const kind = lower.kind === "date" ? ("dateRange" as const) : ("numberRange" as const);
  return to === undefined ? undefined : { kind, from: name, to, label: fields[field]?.label ?? name };
}

/** A declared filter with the contract's defaults; undefined if the contract has none. */
export function availableFilterOf(
  declared: ScreenFilter,
  endpoint: ListEndpoint,
): AvailableFilter | undefined {
  const resolved = resolveFilter(declared, endpoint);
  if (!resolved || resolved.kind === "custom") return undefined;
  const single = resolved.kind === "single" ? resolved.filter : undefined;
  return {
    id: resolved.names.join(),
    names: resolved.names,
    declared,
    resolved,
    label: resolved.label,
    kind: resolved.kind === "single" ? resolved.filter.kind : resolved.kind,
    isPersonal: resolved.isSensitive,
    dependsOn: single && "dependsOn" in single ? (single.dependsOn ?? []) : [],
    severalValues: single && "anyOf" in single && single.anyOf ? single : undefined,
  };
}

/** The names of a declared filter; undefined if the form does not support it. */
export function namesOfRaw(raw: unknown): readonly string[] | undefined {
  if (typeof raw === "string") return [raw];
  const [filter, from, to] = ["filter", "from", "to"].map((keyword) => textOf(propertyOf(raw, keyword)));
  if (filter) return [filter];
  return from && to ? [from, to] : undefined;
}

/** The names that a document's filters set, also in filters of the portal's own. */
export function namesInUse(raws: readonly unknown[]): readonly string[] {
  return raws.flatMap((raw) => namesOfRaw(raw) ?? entriesOf(propertyOf(raw, "filters")).map(textOf));
}
