import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apiResponses } from "../../domains/marketplace/api-schemas.ts";
import { soldCounties, soldStates } from "./geography/geography.ts";
import { plansIn } from "./plans/county-plans.ts";
import { sandboxApi } from "./routes/sandbox-api.ts";

const now = () => new Date("2026-11-20T15:00:00Z");
const api = sandboxApi({ now });
const miami = { countyfips: "12086", state: "FL", zipcode: "33134" };

async function send(path: string, body?: object, key = "sandbox") {
  const separator = path.includes("?") ? "&" : "?";
  const response = await api.request(`${path}${separator}apikey=${key}`, {
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json, headers: response.headers };
}

const request = (household: object, more: object = {}) => ({
  household,
  place: miami,
  market: "Individual",
  year: 2027,
  ...more,
});
const single = { income: 40_000, people: [{ age: 40 }] };

async function search(body: object) {
  const { json } = await send("/plans/search", body);
  return apiResponses.search.parse(json);
}

async function estimate(body: object) {
  return apiResponses.estimates.parse((await send("/households/eligibility/estimates", body)).json).estimates;
}

describe("the sandbox of the Marketplace API", () => {
  it("knows the counties of ZIP codes", async () => {
    expect((await send("/counties/by/zip/33134")).json).toEqual({
      counties: [{ zipcode: "33134", name: "Miami-Dade County", fips: "12086", state: "FL" }],
    });
    const names = async (zip: string) =>
      apiResponses.counties
        .parse((await send(`/counties/by/zip/${zip}`)).json)
        .counties.map(({ name }) => name);
    expect(await names("99501")).toEqual(["Anchorage Municipality"]);
    expect(await names("96742")).toEqual(["Kalawao County"]);
    expect(await names("90001")).toEqual(["Los Angeles County"]);
    expect(await names("00000")).toEqual([]);
    expect((await names("32003")).length).toBeGreaterThan(0);
  });

  it("sells about 60 plans in every county of its states", () => {
    expect(soldCounties().size).toBe(456);
    const counts = [...soldCounties().values()].map((county) => plansIn(county, 2027).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...counts)).toBeLessThanOrEqual(70);
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(Math.abs(average - 60)).toBeLessThan(2);
  });

  it.each([
    ["FL", 2025, 515],
    ["FL", 2026, 683],
    ["TX", 2026, 661],
    ["NC", 2026, 638],
  ])("has the published average benchmark premium of %s in %d", async (state, year, expected) => {
    const counties = [...soldCounties().values()].filter((county) => county.state === state);
    const premiums = await Promise.all(
      counties.map(async ({ fips }) => {
        const place = { ...miami, countyfips: fips, state };
        const body = { ...request(single), place, year };
        return z.object({ premium: z.number() }).parse((await send("/households/slcsp", body)).json).premium;
      }),
    );
    const average = premiums.reduce((sum, premium) => sum + premium, 0) / premiums.length;
    expect(Math.abs(average / expected - 1)).toBeLessThan(0.01);
  });

  it("estimates the credit from the second-lowest Silver premium", async () => {
    const [{ aptc, csr } = { aptc: 0, csr: "" }] = await estimate(request(single));
    const { plans } = await search(request(single, { filter: { metal_levels: ["Silver"] } }));
    const [, second] = plans.toSorted((one, other) => one.premium - other.premium);
    // 8.68 % of $40,000 is $289.33 a month.
    expect(aptc).toBe(Number(((second?.premium ?? 0) - (40_000 * 0.0868) / 12).toFixed(2)));
    expect(csr).toBe("Exchange variant (no CSR)");
  });

  it("leaves out those with Medicaid or other coverage", async () => {
    const family = { income: 40_000, people: [{ age: 35 }, { age: 34, has_mec: true }, { age: 6 }] };
    const estimates = await estimate(request(family));
    expect(estimates.map(({ is_medicaid_chip }) => is_medicaid_chip)).toEqual([false, false, true]);
    const alone = { income: 40_000, people: [{ age: 35 }] };
    const { json } = await send("/households/slcsp", request(family));
    expect(json).toEqual((await send("/households/slcsp", request(alone))).json);
    expect(estimates.map(({ csr }) => csr)).toEqual([
      "94% AV Level Silver Plan CSR",
      "Exchange variant (no CSR)",
      "Exchange variant (no CSR)",
    ]);
  });

  it("uses the age at the start of coverage if there is only a date of birth", async () => {
    const premium = async (person: object) =>
      (await search(request({ income: 90_000, effective_date: "2027-01-01", people: [person] }))).plans[0]
        ?.premium;
    expect(await premium({ dob: "1987-01-01" })).toBe(await premium({ age: 40 }));
    expect(await premium({ dob: "1987-01-02" })).toBe(await premium({ age: 39 }));
    expect(await premium({ dob: "1987-01-02", age: 40 })).toBe(await premium({ age: 40 }));
  });

  it("limits the credit to the premium, and gives none for Catastrophic plans", async () => {
    const young = { income: 17_000, people: [{ age: 22 }] };
    const { plans, total } = await search(request(young, { limit: 100 }));
    expect(plans).toHaveLength(total);
    expect(plans.some(({ metal_level }) => metal_level === "Catastrophic")).toBe(true);
    for (const { premium, premium_w_credit: after, metal_level } of plans) {
      expect(after).toBeGreaterThanOrEqual(0);
      if (metal_level === "Catastrophic") expect(after).toBe(premium);
    }
    const { plans: offered } = await search(request(single, { limit: 100 }));
    expect(offered.some(({ metal_level }) => metal_level === "Catastrophic")).toBe(false);
  });

  it("uses another credit when requested", async () => {
    const { plans } = await search(request(single, { aptc_override: 0, limit: 100 }));
    expect(plans.every((plan) => plan.premium === plan.premium_w_credit)).toBe(true);
    const { plans: cheaper } = await search(request(single, { aptc_override: 100.5, limit: 100 }));
    expect(cheaper.every((plan) => plan.premium_w_credit === Number((plan.premium - 100.5).toFixed(2)))).toBe(
      true,
    );
  });

  it("filters, counts and pages", async () => {
    const all = await search(request(single, { limit: 100 }));
    const silver = await search(
      request(single, { filter: { metal_levels: ["Silver"], types: ["HMO"] }, limit: 3 }),
    );
    expect(silver.plans).toHaveLength(3);
    expect(silver.plans.every(({ metal_level, type }) => metal_level === "Silver" && type === "HMO")).toBe(
      true,
    );
    const levels = silver.facet_groups.find(({ name }) => name === "metalLevels")?.facets ?? [];
    const gold = all.plans.filter((plan) => plan.metal_level === "Gold" && plan.type === "HMO");
    expect(levels.find(({ value }) => value === "Gold")?.count).toBe(gold.length);
    const second = await search(request(single, { offset: 10, limit: 10 }));
    expect(second.plans.map(({ id }) => id)).toEqual(all.plans.slice(10, 20).map(({ id }) => id));
    const [cheapest] = all.plans;
    const under = { premium_range: { max: cheapest?.premium_w_credit } };
    expect((await search(request(single, { filter: under }))).plans[0]?.id).toBe(cheapest?.id);
  });

  it.each(["premium", "deductible", "quality_rating", "total_costs"] as const)(
    "sorts by %s",
    async (sort) => {
      const { plans } = await search(request(single, { sort, order: "desc", limit: 100 }));
      const values = plans.map((plan) => {
        if (sort === "premium") return plan.premium_w_credit;
        if (sort === "deductible")
          return Math.max(
            ...plan.deductibles.filter(({ csr }) => csr?.startsWith("Ex")).map(({ amount }) => amount),
          );
        if (sort === "quality_rating") return plan.quality_rating?.global_rating ?? 0;
        return plan.premium_w_credit * 12 + (plan.oopc ?? 0);
      });
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    },
  );

  it("returns all benefits of a plan, priced or not", async () => {
    const { plans } = await search(request(single));
    const [first] = plans;
    const priced = apiResponses.plan.parse((await send(`/plans/${first?.id}`, request(single))).json).plan;
    expect(priced).toMatchObject({ premium: first?.premium, premium_w_credit: first?.premium_w_credit });
    expect(priced.benefits.length).toBeGreaterThan(first?.benefits.length ?? 0);
    const plain = apiResponses.plan.parse((await send(`/plans/${first?.id}?year=2027`)).json).plan;
    expect(plain.benefits).toEqual(priced.benefits);
  });

  it.each(["HMO", "PPO", "EPO", "POS"])(
    "lists the same deductibles of %s plans in a search and in details",
    async (type) => {
      const family = { income: 45_000, people: [{ age: 40 }, { age: 38 }] };
      const { plans } = await search(request(family, { filter: { types: [type] }, sort: "deductible" }));
      expect(plans.length).toBeGreaterThan(0);
      for (const { id, deductibles, moops } of plans) {
        const details = apiResponses.plan.parse((await send(`/plans/${id}`, request(family))).json).plan;
        expect(details).toMatchObject({ deductibles, moops });
      }
    },
  );

  it.each(["GA", "CA", "NY", "VA", "IL"])("rejects %s, which has its own exchange", async (state) => {
    const fips: Record<string, string> = { GA: "13121", CA: "06037", NY: "36061", VA: "51059", IL: "17031" };
    const place = { state, countyfips: fips[state], zipcode: "10001" };
    expect(await send("/plans/search", { ...request(single), place })).toMatchObject({
      status: 400,
      json: { code: "1002", status: "400", message: "state is not a valid marketplace state" },
    });
  });

  it.each<[string, string, object | undefined, number, object]>([
    ["a wrong key", "/states", undefined, 401, { message: "Invalid authentication credentials" }],
    [
      "a county of another state",
      "/plans/search",
      { ...request(single), place: { ...miami, countyfips: "48001" } },
      400,
      { code: "1001" },
    ],
    [
      "an unknown state",
      "/plans/search",
      { ...request(single), place: { ...miami, state: "XX" } },
      400,
      { code: "1002" },
    ],
    ["a person without an age", "/plans/search", request({ income: 1, people: [{}] }), 400, { code: "1003" }],
    ["a body that is no request", "/plans/search", { hello: 1 }, 400, { code: "1003" }],
    ["an unknown plan", "/plans/12345FL0010001", request(single), 404, { code: "1006" }],
    ["a year without figures", "/plans/search", { ...request(single), year: 2020 }, 400, { code: "1003" }],
  ])("answers %s with the API's error", async (what, path, body, status, json) => {
    expect(await send(path, body, what === "a wrong key" ? "other" : "sandbox")).toMatchObject({
      status,
      json,
    });
  });

  it("finds drugs and doctors, and says which plans cover them", async () => {
    const drugs = apiResponses.drugs.parse((await send("/drugs/autocomplete?q=metf")).json);
    expect(drugs.map(({ full_name }) => full_name)).toContain("metformin 500 MG Oral");
    const doctors = apiResponses.providers.parse(
      (await send("/providers/autocomplete?q=mar&zipcode=33134")).json,
    );
    const [drug, doctor] = [drugs[0]?.rxcui ?? "", doctors[0]?.npi ?? ""];
    const { plans } = await search(
      request(single, { limit: 100, filter: { drugs: [drug], providers: [doctor] } }),
    );
    const ids = plans.map(({ id }) => id).join(",");
    const { coverage } = apiResponses.coverage.parse(
      (await send(`/providers/covered?providerids=${doctor}&planids=${ids}`)).json,
    );
    expect(coverage).toHaveLength(plans.length);
    expect(coverage.every((one) => one.coverage === "Covered")).toBe(true);
  });

  it("limits the number of requests and says so in headers", async () => {
    const limited = sandboxApi({ now, limit: 1 });
    const path = "/states?apikey=sandbox";
    expect((await limited.request(path)).headers.get("ratelimit-remaining")).toBe("0");
    const second = await limited.request(path);
    expect([second.status, second.headers.get("ratelimit-reset")]).toEqual([429, "60"]);
  });

  it("has the five states", () => {
    expect([...new Set([...soldCounties().values()].map(({ state }) => state))].toSorted()).toEqual(
      soldStates,
    );
  });
});
