import type { BodyOf } from "../../api/send.ts";
import { numberOf, type QuoteDraft } from "../../quote/draft.ts";
import type { PlanFilters } from "../../quote/plan-filters.ts";

type Search = BodyOf<"quote.plans">["planSearch"];

/** The search of filters. Doctors and drugs count only if there are some. */
export function searchOf({
  filters,
  preferredDoctors,
  preferredDrugs,
}: Pick<QuoteDraft, "filters" | "preferredDoctors" | "preferredDrugs">): Search {
  const { metalLevels, types, issuers, hsa, rating, coversDoctors, coversDrugs, sort, page } = filters;
  const premium = rangeOf(filters.premiumMin, filters.premiumMax);
  const deductible = rangeOf(filters.deductibleMin, filters.deductibleMax);
  return {
    metalLevels: [...metalLevels],
    types: [...types],
    issuers: [...issuers],
    sort,
    order: sort === "quality_rating" ? "desc" : "asc",
    page,
    ...(hsa && { hsa }),
    ...(rating > 0 && { rating }),
    ...(premium && { premium }),
    ...(deductible && { deductible }),
    ...(coversDoctors && preferredDoctors.length > 0 && { coversDoctors }),
    ...(coversDrugs && preferredDrugs.length > 0 && { coversDrugs }),
  };
}

function rangeOf(min: string, max: string) {
  const [from, to] = [numberOf(min), numberOf(max)];
  const range = {
    ...(from >= 0 && { min: from }),
    ...(to >= 0 && { max: to }),
  };
  return Object.keys(range).length > 0 ? range : undefined;
}

/** Filters with a change. The first page is shown again. */
export function changedFilters(filters: PlanFilters, change: Partial<PlanFilters>): PlanFilters {
  return { ...filters, page: 0, ...change };
}

/** A list with a value added or removed. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
