import type { metalLevels, planTypes } from "./plan-choices.ts";

/** What plans are sorted by. */
export const planSortOrders = ["premium", "total_costs", "deductible", "quality_rating"] as const;
/** What plans are sorted by. */
export type PlanSort = (typeof planSortOrders)[number];

/** Which plans are shown, and in which order. Texts of numbers stay as they were typed. */
export interface PlanFilters {
  readonly metalLevels: readonly (typeof metalLevels)[number][];
  readonly types: readonly (typeof planTypes)[number][];
  readonly issuers: readonly string[];
  readonly premiumMin: string;
  readonly premiumMax: string;
  readonly deductibleMin: string;
  readonly deductibleMax: string;
  readonly hsa: boolean;
  /** 0 for any. */
  readonly rating: number;
  readonly coversDoctors: boolean;
  readonly coversDrugs: boolean;
  readonly sort: PlanSort;
  readonly page: number;
}

/** All plans, by premium. */
export const noFilters: PlanFilters = {
  metalLevels: [],
  types: [],
  issuers: [],
  premiumMin: "",
  premiumMax: "",
  deductibleMin: "",
  deductibleMax: "",
  hsa: false,
  rating: 0,
  coversDoctors: false,
  coversDrugs: false,
  sort: "premium",
  page: 0,
};

/** The number of filters that are set. */
export function activeFilters(filters: PlanFilters): number {
  const { sort, page, ...rest } = filters;
  return Object.values(rest).filter((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    .length;
}
