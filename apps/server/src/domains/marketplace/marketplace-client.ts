import type * as z from "zod";
import type {
  apiResponses,
  County,
  Estimate,
  HouseholdRequest,
  Place,
  SearchRequest,
  SearchResponse,
} from "./api-schemas.ts";

type ResponseBody<Name extends keyof typeof apiResponses> = z.output<(typeof apiResponses)[Name]>;

/** Which plans, and which drugs or doctors. */
export interface CoverageQuery {
  /** RxCUIs of drugs or NPIs of doctors, up to 10. */
  readonly ids: readonly string[];
  /** Up to 100. */
  readonly planIds: readonly string[];
  readonly year: number;
}

/**
 * The Marketplace API, with responses checked against their schemas.
 * Every method throws a `Failure` in plain language if the Marketplace rejects the request (422), limits it (429), or
 * can't be reached (503).
 */
export interface MarketplaceClient {
  /** The counties of a ZIP code. Empty if there is none. */
  countiesOf(zip: string): Promise<readonly County[]>;
  /** What the people of a household are eligible for, in their order. */
  estimate(request: HouseholdRequest): Promise<readonly Estimate[]>;
  searchPlans(request: SearchRequest): Promise<SearchResponse>;
  /** A plan with all benefits, priced for a household. */
  pricedPlan(id: string, request: HouseholdRequest): Promise<ResponseBody<"plan">>;
  /** A plan with all benefits. Its premium is that of one person of 21 years. */
  plan(id: string, year: number): Promise<ResponseBody<"plan">>;
  /** The premium of the benchmark plan for the people of a household. Null if none is sold. */
  benchmarkPremium(request: HouseholdRequest): Promise<number | null>;
  findDrugs(text: string): Promise<ResponseBody<"drugs">>;
  findProviders(text: string, place: Pick<Place, "zipcode">): Promise<ResponseBody<"providers">>;
  drugCoverage(query: CoverageQuery): Promise<ResponseBody<"coverage">["coverage"]>;
  providerCoverage(query: CoverageQuery): Promise<ResponseBody<"coverage">["coverage"]>;
  states(): Promise<ResponseBody<"states">["states"]>;
}
