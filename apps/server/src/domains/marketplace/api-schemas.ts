import * as z from "zod";

/** A county of a ZIP code. */
export const county = z.object({
  zipcode: z.string(),
  name: z.string(),
  fips: z.string().regex(/^\d{5}$/),
  state: z.string().length(2),
});

/** Where a household lives. */
export const place = z.object({
  countyfips: z.string().regex(/^\d{5}$/),
  state: z.string().length(2),
  zipcode: z.string().regex(/^\d{5}$/),
});

/** How much care a person expects to use. */
export const utilizationLevels = ["Low", "Medium", "High"] as const;

/** A person of a household. The first is the subscriber. `age` takes precedence over `dob`. */
export const person = z.object({
  age: z.number().int().min(0).max(130).optional(),
  dob: z.iso.date().optional(),
  aptc_eligible: z.boolean().optional(),
  gender: z.enum(["Female", "Male"]).optional(),
  uses_tobacco: z.boolean().optional(),
  is_pregnant: z.boolean().optional(),
  is_parent: z.boolean().optional(),
  has_mec: z.boolean().optional(),
  relationship: z.string().optional(),
  utilization_level: z.enum(utilizationLevels).optional(),
});

/** The people who apply, with the income of everyone in the tax household. */
export const household = z.object({
  income: z.number().min(0),
  has_married_couple: z.boolean().optional(),
  effective_date: z.iso.date().optional(),
  people: z.array(person).min(1).max(20),
  /** The members of the tax household, if there are more than apply. */
  size: z.number().int().min(1).max(30).optional(),
});

/** A dollar amount. */
const money = z.number();
/** The value of a plan's rows without a cost-sharing reduction. */
export const noCsr = "Exchange variant (no CSR)";

/** What a person of the household is eligible for. `aptc` of the first is the household's. */
export const estimate = z.object({
  aptc: money,
  csr: z.string(),
  hardship_exemption: z.boolean(),
  is_medicaid_chip: z.boolean(),
});

const costSharing = z.object({
  coinsurance_rate: z.number().nullable(),
  coinsurance_options: z.string().nullable(),
  copay_amount: money.nullable(),
  copay_options: z.string().nullable(),
  network_tier: z.string(),
  csr: z.string().nullish(),
  display_string: z.string().nullish(),
});

const benefit = z.object({
  name: z.string(),
  type: z.string(),
  covered: z.boolean(),
  has_limits: z.boolean().nullish(),
  limit_unit: z.string().nullish(),
  limit_quantity: z.number().nullish(),
  explanation: z.string().nullish(),
  cost_sharings: z.array(costSharing).nullish(),
});

const limit = z.object({
  type: z.string(),
  amount: money,
  csr: z.string().nullish(),
  network_tier: z.string(),
  family_cost: z.string().nullish(),
  individual: z.boolean().nullish(),
  family: z.boolean().nullish(),
});

const url = z.string().nullish();

/** A plan. Search returns only its main benefits. */
export const plan = z.object({
  id: z.string().regex(/^[0-9]{5}[A-Z]{2}[0-9]{7}$/),
  name: z.string(),
  premium: money,
  premium_w_credit: money,
  ehb_premium: money.nullish(),
  aptc_eligible_premium: money.nullish(),
  metal_level: z.enum(["Catastrophic", "Bronze", "Silver", "Gold", "Platinum"]),
  type: z.enum(["HMO", "PPO", "EPO", "POS"]),
  state: z.string().nullish(),
  market: z.string().nullish(),
  hsa_eligible: z.boolean(),
  /** The yearly cost at the household's level of use. */
  oopc: money.nullish(),
  benefits: z
    .array(benefit)
    .nullish()
    .transform((benefits) => benefits ?? []),
  deductibles: z
    .array(limit)
    .nullish()
    .transform((limits) => limits ?? []),
  moops: z
    .array(limit)
    .nullish()
    .transform((limits) => limits ?? []),
  quality_rating: z
    .object({ available: z.boolean(), year: z.number().nullish(), global_rating: z.number().nullish() })
    .nullish(),
  issuer: z.object({ id: z.string(), name: z.string(), state: z.string().nullish() }),
  benefits_url: url,
  brochure_url: url,
  formulary_url: url,
  network_url: url,
});

const rateArea = z.object({ state: z.string(), area: z.string() });
const range = z.object({ min: money, max: money });

/** Responses by call. */
export const apiResponses = {
  counties: z.object({ counties: z.array(county) }),
  estimates: z.object({ estimates: z.array(estimate).min(1) }),
  search: z.object({
    plans: z
      .array(plan)
      .nullable()
      .transform((plans) => plans ?? []),
    total: z.number().int(),
    rate_area: rateArea.nullish(),
    facet_groups: z
      .array(
        z.object({
          name: z.string(),
          facets: z.array(z.object({ value: z.string(), count: z.number().int() })),
        }),
      )
      .nullish()
      .transform((groups) => groups ?? []),
    ranges: z.object({ premiums: range, deductibles: range }).nullish(),
  }),
  plan: z.object({ plan, rate_area: rateArea.nullish() }),
  drugs: z.array(
    z.object({
      rxcui: z.string(),
      name: z.string(),
      strength: z.string().nullish(),
      route: z.string().nullish(),
      full_name: z.string().nullish(),
    }),
  ),
  providers: z.array(
    z.object({
      npi: z.string(),
      name: z.string(),
      provider_type: z.string().nullish(),
      specialty: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
    }),
  ),
  coverage: z.object({
    coverage: z.array(
      z.object({
        plan_id: z.string(),
        rxcui: z.string().nullish(),
        npi: z.string().nullish(),
        coverage: z.enum(["Covered", "NotCovered", "DataNotProvided", "GenericCovered"]),
      }),
    ),
  }),
  states: z.object({
    states: z.array(
      z.object({
        name: z.string(),
        abbrev: z.string(),
        fips: z.string().nullish(),
        marketplace_model: z.string(),
      }),
    ),
  }),
  slcsp: z.object({ plan: plan.nullish(), premium: money.nullish() }),
} as const;

/** An error of the API. */
export const apiError = z.object({
  code: z.string().optional(),
  status: z.union([z.string(), z.number()]).optional(),
  message: z.string(),
  error: z.string().optional(),
});

/** The body of a search or of a plan's price. */
export interface HouseholdRequest {
  readonly household: z.input<typeof household>;
  readonly place: z.output<typeof place>;
  readonly market: "Individual";
  readonly year: number;
  /** The tax credit to use instead of the estimate's. */
  readonly aptc_override?: number;
  readonly csr_override?: "CSR73" | "CSR87" | "CSR94";
}

/** The body of a search. */
export interface SearchRequest extends HouseholdRequest {
  readonly filter?: {
    readonly metal_levels?: readonly string[];
    readonly issuers?: readonly string[];
    readonly types?: readonly string[];
    readonly premium_range?: { readonly min?: number; readonly max?: number };
    readonly deductible_range?: { readonly min?: number; readonly max?: number };
    readonly hsa?: boolean;
    readonly quality_rating?: number;
    readonly drugs?: readonly string[];
    readonly providers?: readonly string[];
  };
  readonly offset: number;
  readonly limit: number;
  readonly order: "asc" | "desc";
  readonly sort: "premium" | "deductible" | "oopc" | "total_costs" | "quality_rating";
}

export type County = z.output<typeof county>;
export type Place = z.output<typeof place>;
export type Household = z.output<typeof household>;
export type HouseholdPerson = z.output<typeof person>;
export type Estimate = z.output<typeof estimate>;
export type ApiPlan = z.output<typeof plan>;
export type ApiBenefit = z.output<typeof benefit>;
export type PlanLimit = z.output<typeof limit>;
export type SearchResponse = z.output<typeof apiResponses.search>;
