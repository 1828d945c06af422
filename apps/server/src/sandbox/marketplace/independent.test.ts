import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedEstimate, premiumCents, smaller } from "../../../test/marketplace-rules.ts";
import { propertyRuns } from "../../../test/property-runs.ts";
import { apiResponses } from "../../domains/marketplace/api-schemas.ts";
import { soldCounties } from "./geography/geography.ts";
import { plansIn } from "./plans/county-plans.ts";
import { sandboxApi } from "./routes/sandbox-api.ts";

const now = () => new Date("2026-11-20T15:00:00Z");
const api = sandboxApi({ now, limit: Number.POSITIVE_INFINITY });
const counties = [...soldCounties().values()];

const household = fc.record({
  county: fc.constantFrom(...counties),
  year: fc.constantFrom(2025, 2026, 2027),
  income: fc.integer({ min: 2_000, max: 250_000 }),
  people: fc.array(
    fc.record({ age: fc.integer({ min: 0, max: 70 }), uses_tobacco: fc.boolean(), has_mec: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  ),
});

const { numRuns, timeout } = propertyRuns(60);

describe("the sandbox and the rules, computed independently", () => {
  it(
    "agree to the cent on credits, reductions, premiums and their order",
    async () => {
      await fc.assert(
        fc.asyncProperty(household, async ({ county, year, income, people }) => {
          const body = JSON.stringify({
            household: { income, people },
            place: { countyfips: county.fips, state: county.state, zipcode: "33134" },
            market: "Individual",
            year,
            limit: 100,
          });
          const post = async (path: string) =>
            (await api.request(`${path}?apikey=sandbox`, { method: "POST", body })).json();
          const plans = plansIn(county, year);
          const ratesOf = ({ rates }: (typeof plans)[number]) => ({
            base: BigInt(rates.baseCents),
            tobacco: BigInt(rates.tobaccoFactor),
          });
          const silver = plans.filter(({ design }) => design.metalLevel === "Silver").map(ratesOf);
          const rules = expectedEstimate({ people, income, state: county.state, year }, silver);
          const { estimates } = apiResponses.estimates.parse(await post("/households/eligibility/estimates"));
          expect(BigInt(Math.round((estimates[0]?.aptc ?? 0) * 100))).toBe(rules.credit);
          expect(estimates.map(({ is_medicaid_chip }) => is_medicaid_chip)).toEqual(rules.medicaid);
          const variants = new Set(
            estimates.map(({ csr }) => csr).filter((csr) => !csr.startsWith("Exchange")),
          );
          expect([...variants].map((csr) => csr.slice(0, 3))).toEqual(rules.variant ? [rules.variant] : []);
          const { plans: found } = apiResponses.search.parse(await post("/plans/search"));
          for (const { id, premium: full, premium_w_credit: after, metal_level } of found) {
            const plan = plans.find((one) => one.id === id);
            if (!plan) throw new Error(`The plan ${id} is not sold.`);
            const cents = premiumCents(people, ratesOf(plan), true);
            const used = metal_level === "Catastrophic" ? 0n : smaller(rules.credit, cents);
            expect([BigInt(Math.round(full * 100)), BigInt(Math.round(after * 100))]).toEqual([
              cents,
              cents - used,
            ]);
          }
          const order = found.map(({ premium_w_credit }) => premium_w_credit);
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }),
        { numRuns },
      );
    },
    timeout,
  );
});
