import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { sandboxApi, sandboxApiPath } from "../../sandbox/marketplace/routes/sandbox-api.ts";
import { createMarketplaceClient } from "./http-client.ts";

/** `MARKETPLACE_API_URL` (up to `/api`) and `MARKETPLACE_API_KEY` select the real service besides the sandbox. */
const { MARKETPLACE_API_URL: url, MARKETPLACE_API_KEY: key } = process.env;
const now = () => new Date();
const sandbox = sandboxApi({ now });
const services = [
  { name: "the sandbox", base: sandboxApiPath.replace(/\/v1$/, ""), key: "sandbox" },
  ...(url && key ? [{ name: "the real service", base: url, key }] : []),
];

const miami = { countyfips: "12086", state: "FL", zipcode: "33134" };
const request = {
  household: { income: 40_000, people: [{ age: 40, aptc_eligible: true, gender: "Female" as const }] },
  place: miami,
  market: "Individual" as const,
  year: 2026,
};
const page = { offset: 0, limit: 10, order: "asc", sort: "premium" } as const;

describe.each(services)("the Marketplace API of $name", ({ base, key: apiKey }) => {
  const client = createMarketplaceClient({
    connection: async () => ({ base, key: apiKey }),
    sandbox: async (path, init) => sandbox.request(path.slice(sandboxApiPath.length), init),
    now,
    log: pino({ level: "silent" }),
  });

  it("finds the county of a ZIP code", async () => {
    expect(await client.countiesOf("33134")).toContainEqual(
      expect.objectContaining({ fips: "12086", state: "FL" }),
    );
  });

  it("estimates a credit without a reduction at 256 % of the poverty line", async () => {
    const [estimate] = await client.estimate(request);
    expect(estimate?.aptc).toBeGreaterThan(0);
    expect(estimate?.csr).toMatch(/no CSR/i);
    expect(estimate?.is_medicaid_chip).toBe(false);
  });

  it("searches plans by price, with the credit taken off", async () => {
    const { plans, total, facet_groups } = await client.searchPlans({ ...request, ...page });
    expect(total).toBeGreaterThan(plans.length);
    const prices = plans.map(({ premium_w_credit }) => premium_w_credit);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(facet_groups.map(({ name }) => name)).toEqual(expect.arrayContaining(["metalLevels", "issuers"]));
  });

  it("returns the plan that a search found, at the same price", async () => {
    const { plans } = await client.searchPlans({ ...request, ...page, filter: { metal_levels: ["Silver"] } });
    const [first] = plans;
    const { plan } = await client.pricedPlan(first?.id ?? "", request);
    expect(plan).toMatchObject({ id: first?.id, premium: first?.premium, metal_level: "Silver" });
    expect(plan.benefits.length).toBeGreaterThan(10);
  });

  it("rejects a state with its own exchange", async () => {
    const california = { countyfips: "06037", state: "CA", zipcode: "90001" };
    await expect(client.searchPlans({ ...request, ...page, place: california })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("own exchange"),
    });
  });

  it("finds drugs by their first letters", async () => {
    expect((await client.findDrugs("metformin")).length).toBeGreaterThan(0);
  });
});
