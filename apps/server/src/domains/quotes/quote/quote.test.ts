import { quoteSchemas } from "@portico/contract/features/quotes/quote.schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { quoteHousehold, quotePerson } from "../../../../test/quote-household.ts";
import { Failure } from "../../../errors/failure.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no database to test on.");

describe("the quote tool", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
    // Open enrollment for 2027.
    api.time.now = new Date("2026-11-20T15:00:00Z");
  });
  afterAll(() => api.close());

  const post = (path: string, body: object) => api.send(`/api/Quote/${path}`, { method: "POST", body });
  const estimate = async (household: object) =>
    quoteSchemas["quote.estimate"].response.parse(await (await post("estimate", household)).json());
  const plans = async (household: object, planSearch: object = {}) =>
    quoteSchemas["quote.plans"].response.parse(
      await (await post("plans/search", { ...household, planSearch })).json(),
    );
  const plan = async (id: string, body: object = {}) =>
    quoteSchemas["quote.plan"].response.parse(await (await post(`plans/${id}`, body)).json());
  const countiesOf = async (zip: string) =>
    quoteSchemas["quote.counties"].response
      .parse(await api.read(`/api/Quote/counties/${zip}`))
      .counties.map(({ fips, state, exchange }) => [fips, state, exchange?.name]);
  const single = quoteHousehold([quotePerson(40)], 40_000);

  it.each([
    ["33134", [["12086", "FL", undefined]]],
    ["90001", [["06037", "CA", "Covered California"]]],
    ["10001", [["36061", "NY", "NY State of Health"]]],
    ["00000", []],
  ])("knows the counties of %s, and who sells plans there", async (zip, expected) => {
    expect(await countiesOf(zip)).toEqual(expected);
  });

  it.each([
    ["33134", true],
    // Ohio, where the sandbox sells nothing, and California, which has its own marketplace.
    ["43215", false],
    ["90001", false],
  ])("knows whether plans are sold in %s: %s", async (zip, expected) => {
    const { counties } = quoteSchemas["quote.counties"].response.parse(
      await api.read(`/api/Quote/counties/${zip}`),
    );
    expect(counties.map(({ hasPlans }) => hasPlans)).toEqual([expected]);
  });

  it("knows who sells plans in each county of a ZIP code in two states", async () => {
    const { marketplace } = api.services;
    const { countiesOf: original } = marketplace;
    Object.assign(marketplace, {
      countiesOf: async () => [
        { fips: "47125", name: "Montgomery County", state: "TN", zipcode: "42223" },
        { fips: "21047", name: "Christian County", state: "KY", zipcode: "42223" },
      ],
    });
    expect(await countiesOf("42223")).toEqual([
      ["47125", "TN", undefined],
      ["21047", "KY", "kynect"],
    ]);
    Object.assign(marketplace, { countiesOf: original });
  });

  it("estimates the published example and shows what it is based on", async () => {
    const found = await estimate(single);
    expect(found).toMatchObject({ year: 2027, effectiveDate: "2027-01-01", csr: null, reason: null });
    expect(found.povertyPercent.toFixed(2)).toBe("250.63");
    // 8.68 % of $40,000 is $289.33 a month.
    expect(found.contribution).toBe(289.33);
    expect(found.credit).toBeCloseTo((found.benchmark ?? 0) - 289.33, 2);
    expect(found.people).toEqual([{ uid: single.applicants[0]?.uid, outcome: "credit" }]);
  });

  it("draws a curve through the household's own estimate, with a jump at each limit", async () => {
    const family = [
      quotePerson(35),
      quotePerson(34, { relation: "spouse" }),
      quotePerson(6, { relation: "child" }),
    ];
    const household = quoteHousehold(family, 48_000);
    const { curve, credit } = await estimate(household);
    expect(curve.find(({ income }) => income === 48_000)?.credit).toBe(credit);
    const at = (percent: number) =>
      curve.find(({ income }) => income === Math.floor((percent * 27_320) / 100))?.credit ?? -1;
    const after = (percent: number) =>
      curve.find(({ income }) => income === Math.floor((percent * 27_320) / 100) + 1)?.credit ?? -1;
    // The credit starts at the poverty line, grows when the child leaves CHIP, and ends at 400 %.
    expect(curve[0]?.credit).toBe(0);
    expect(at(100)).toBeGreaterThan(0);
    expect(after(215)).toBeGreaterThan(at(215));
    expect([at(400) > 0, after(400)]).toEqual([true, 0]);
    expect(
      (await estimate({ ...household, household: { ...household.household, income: 58_739 } })).credit,
    ).toBe(after(215));
  });

  it.each([
    ["below the poverty line", [quotePerson(30)], 10_000, "belowPovertyLine"],
    ["above the limit", [quotePerson(30)], 90_000, "aboveLimit"],
    ["with a cheap benchmark plan", [quotePerson(18)], 62_000, "benchmarkIsAffordable"],
    ["with other coverage", [quotePerson(66, { hasCoverage: true })], 30_000, "everyoneHasOtherCoverage"],
    [
      "with Medicaid or CHIP",
      [quotePerson(40, { applies: false }), quotePerson(5, { relation: "child" })],
      30_000,
      "everyoneGetsMedicaidOrChip",
    ],
  ] as const)("says why there is no credit %s", async (_what, people, income, reason) => {
    expect(await estimate(quoteHousehold(people, income))).toMatchObject({ credit: 0, reason });
  });

  it("counts household members who don't apply for the poverty line, not for the premium", async () => {
    const alone = await estimate(single);
    const withChild = quoteHousehold(
      [quotePerson(40), quotePerson(20, { relation: "child", applies: false })],
      40_000,
    );
    const found = await estimate(withChild);
    expect(found.povertyLine).toBe(15_960 + 5_680);
    expect(found.benchmark).toBe(alone.benchmark);
    expect(found.people.map(({ outcome }) => outcome)).toEqual(["credit", "notApplying"]);
    expect((await plans(withChild)).plans[0]?.fullPremium).toBe((await plans(single)).plans[0]?.fullPremium);
  });

  it("finds plans as the Marketplace does, by each filter and order", async () => {
    const all = await plans(single);
    expect(all.total).toBeGreaterThan(10);
    expect(all.plans).toHaveLength(10);
    const silver = await plans(single, { metalLevels: ["Silver"], types: ["HMO"] });
    expect(silver.plans.length).toBeGreaterThan(0);
    expect(silver.plans.every(({ metalLevel, type }) => metalLevel === "Silver" && type === "HMO")).toBe(
      true,
    );
    const cheap = await plans(single, { premium: { max: 300 } });
    expect(cheap.plans.length).toBeGreaterThan(0);
    expect(cheap.plans.every(({ premium }) => premium <= 300)).toBe(true);
    const hsa = await plans(single, { hsa: true });
    expect(hsa.plans.length > 0 && hsa.plans.every(({ hsaEligible }) => hsaEligible)).toBe(true);
    const rated = await plans(single, { rating: 4 });
    expect(rated.plans.length).toBeGreaterThan(0);
    expect(rated.plans.every(({ rating }) => (rating ?? 0) >= 4)).toBe(true);
    const costs = (await plans(single, { sort: "total_costs" })).plans.map(
      ({ yearlyCost }) => yearlyCost?.total ?? 0,
    );
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect((await plans(single, { page: 1 })).plans[0]?.id).not.toBe(all.plans[0]?.id);
  });

  it("shows the parts of the yearly cost, and that more care costs more", async () => {
    const [first] = (await plans(single)).plans;
    const { total, premiums, care } = first?.yearlyCost ?? { total: 0, premiums: 0, care: 0 };
    expect(premiums).toBeCloseTo((first?.premium ?? 0) * 12, 2);
    expect(total).toBeCloseTo(premiums + care, 2);
    const costAt = async (healthcareLevel: string) =>
      (await plan(first?.id ?? "", { household: { ...single, healthcareLevel } })).yearlyCost?.care ?? 0;
    expect(await costAt("High")).toBeGreaterThan(await costAt("Low"));
  });

  it("says which plans cover doctors and drugs, and leaves out the others on request", async () => {
    const find = async (path: string, body: object) =>
      quoteSchemas["quote.drugs"].response.parse(await (await post(path, body)).json());
    const [doctor] = await find("doctors/search", { text: "mar", zip: "33134" });
    const [drug] = await find("drugs/search", { text: "metf" });
    const only = (one: { value: string; group: string } | undefined) =>
      one ? [{ value: one.value, group: one.group }] : [];
    const household = { ...single, preferredDoctors: only(doctor), preferredDrugs: only(drug) };
    const all = await plans(household);
    expect(all.plans[0]).toMatchObject({
      doctors: [{ value: doctor?.value }],
      drugs: [{ value: drug?.value }],
    });
    const covering = await plans(household, { coversDoctors: true });
    expect(covering.total).toBeLessThan(all.total);
    expect(covering.plans.length).toBeGreaterThan(0);
    expect(covering.plans.every(({ doctors }) => doctors[0]?.coverage === "Covered")).toBe(true);
  });

  it("shows plans also if their coverage of doctors can't be read", async () => {
    const { marketplace } = api.services;
    const broken = new Failure(503, "down");
    Object.assign(marketplace, { providerCoverage: () => Promise.reject(broken) });
    const household = { ...single, preferredDoctors: [{ value: "9000000001", group: "Ana" }] };
    expect((await plans(household)).plans[0]?.doctors).toEqual([
      { value: "9000000001", coverage: "DataNotProvided" },
    ]);
  });

  it("shows a plan with every benefit: priced for a household that can buy it, without prices to others", async () => {
    const [first] = (await plans(single)).plans;
    const id = first?.id ?? "";
    const priced = await plan(id, { household: single });
    expect(priced).toMatchObject({ isPriced: true, premium: first?.premium });
    const plain = await plan(id);
    expect(plain).toMatchObject({ isPriced: false, yearlyCost: null, name: priced.name });
    expect(plain.benefits).toHaveLength(priced.benefits.length);
    const elsewhere = { ...single, place: { zip: "78701", countyfips: "48453", state: "TX" } };
    expect(await plan(id, { household: elsewhere })).toMatchObject({ isPriced: false });
    expect((await post("plans/12345FL0010001", {})).status).toBe(404);
  });

  it.each([
    [{ applicants: [quotePerson(17)] }, "applicants.0.age", "Policy holder has to be 18"],
    [{ applicants: [quotePerson(101)] }, "applicants.0.age", "Too old, cyborg?"],
    [{ applicants: [quotePerson(-1)] }, "applicants.0.age", "Negative?"],
    [
      { household: { members: 0, members_not_applying: 0, income: 40_000 } },
      "household.members",
      "At least 1 member",
    ],
    [
      { household: { members: 21, members_not_applying: 20, income: 40_000 } },
      "household.members",
      "Too many members",
    ],
    [
      { household: { members: 1, members_not_applying: 0, income: 1_999 } },
      "household.income",
      "Income too low",
    ],
    [{ place: { zip: "331", countyfips: "12086", state: "FL" } }, "place.zip", "5 digits minimum"],
    [
      { household: { members: 2.5, members_not_applying: 0, income: 40_000 } },
      "household.members",
      "Must be a whole number.",
    ],
  ])("rejects a quote with the specified message: %j", async (change, field, message) => {
    const response = await post("estimate", { ...single, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [message] } });
  });

  it("says what to do if a state isn't on the federal marketplace", async () => {
    const response = await post("estimate", {
      ...single,
      place: { zip: "90001", countyfips: "06037", state: "CA" },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("own exchange") });
  });
});
