import type { ResponseBody } from "@portico/contract/schemas";
import { Failure } from "../../errors/failure.ts";
import type { County } from "../marketplace/api-schemas.ts";
import type { MarketplaceClient } from "../marketplace/marketplace-client.ts";
import { exchangeOf } from "../marketplace/state-exchanges.ts";
import type { CoverageStart } from "./coverage-start.ts";

/** The counties of a ZIP code: who sells plans there, and whether there are any. */
export async function countiesOf(
  marketplace: MarketplaceClient,
  zip: string,
  start: CoverageStart,
): Promise<ResponseBody<"quote.counties">> {
  const [counties, states] = await Promise.all([
    marketplace.countiesOf(zip),
    // The list of state exchanges answers without it.
    marketplace.states().catch(() => []),
  ]);
  return {
    counties: await Promise.all(
      counties.map(async (county) => {
        const { fips, name, state } = county;
        const exchange = exchangeOf(state, states);
        return {
          ...{ fips, name, state, exchange },
          hasPlans: exchange === null && (await hasPlans(marketplace, county, start)),
        };
      }),
    ),
  };
}

/** Whether a person could buy a plan in a county. If the Marketplace doesn't answer, the search for plans says so. */
async function hasPlans(
  marketplace: MarketplaceClient,
  { zipcode, fips, state }: County,
  { year, effectiveDate }: CoverageStart,
): Promise<boolean> {
  try {
    const { total } = await marketplace.searchPlans({
      household: {
        income: 40_000,
        has_married_couple: false,
        effective_date: effectiveDate,
        people: [{ age: 30, aptc_eligible: false, uses_tobacco: false }],
      },
      place: { countyfips: fips, state, zipcode },
      market: "Individual",
      year,
      aptc_override: 0,
      filter: {},
      sort: "premium",
      order: "asc",
      offset: 0,
      limit: 1,
    });
    return total > 0;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}
