import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../test/property-runs.ts";
import { apiAnswers } from "../../marketplace/api-schemas.ts";
import { soldCounties } from "./geography/geography.ts";
import { plansIn } from "./plans/county-plans.ts";
import { sandboxApi } from "./routes/sandbox-api.ts";

/**
 * The rules once more, written from the published tables with exact fractions of whole numbers, and without the
 * product's own code. Only base rates and tobacco factors come from the sandbox: they are made up.
 */
const curve =
  "765 833 859 885 913 941 970 1000 1000 1000 1000 1004 1024 1048 1087 1119 1135 1159 1183 1198 1214 1222 1230 1238 1246 1262 1278 1302 1325 1357 1397 1444 1500 1563 1635 1706 1786 1865 1952 2040 2135 2230 2333 2437 2548 2603 2714 2810 2873 2952 3000"
    .split(" ")
    .map(BigInt);
const lines: Record<number, Record<string, [bigint, bigint]>> = {
  2025: { AK: [18_810n, 6_730n], HI: [17_310n, 6_190n], other: [15_060n, 5_380n] },
  2026: { AK: [19_550n, 6_880n], HI: [17_990n, 6_330n], other: [15_650n, 5_500n] },
  2027: { AK: [19_950n, 7_100n], HI: [18_360n, 6_530n], other: [15_960n, 5_680n] },
};
/** The percentages of income, in hundredths, at the ends of each band of percentages of the poverty line. */
const bands: Record<number, [from: bigint, to: bigint, low: bigint, high: bigint][]> = {
  2025: [
    [0n, 150n, 0n, 0n],
    [150n, 200n, 0n, 200n],
    [200n, 250n, 200n, 400n],
    [250n, 300n, 400n, 600n],
    [300n, 400n, 600n, 850n],
  ],
  2026: [
    [0n, 133n, 210n, 210n],
    [133n, 150n, 314n, 419n],
    [150n, 200n, 419n, 660n],
    [200n, 250n, 660n, 844n],
    [250n, 300n, 844n, 996n],
    [300n, 400n, 996n, 996n],
  ],
  2027: [
    [0n, 133n, 215n, 215n],
    [133n, 150n, 323n, 430n],
    [150n, 200n, 430n, 678n],
    [200n, 250n, 678n, 866n],
    [250n, 300n, 866n, 1022n],
    [300n, 400n, 1022n, 1022n],
  ],
};
const childLimits: Record<string, bigint> = { AK: 208n, FL: 215n, HI: 313n, NC: 216n, TX: 206n };
const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const factor = (age: number) => curve[Math.min(Math.max(age, 14), 64) - 14] ?? 0n;

interface Person {
  readonly age: number;
  readonly uses_tobacco: boolean;
  readonly has_mec: boolean;
}
interface Rates {
  readonly base: bigint;
  readonly tobacco: bigint;
}

function premium(people: readonly Person[], { base, tobacco }: Rates, withTobacco: boolean): bigint {
  const adults = people.filter(({ age }) => age >= 21);
  const children = people.filter(({ age }) => age < 21).toSorted((one, other) => other.age - one.age);
  return [...adults, ...children.slice(0, 3)]
    .map(({ age, uses_tobacco }) => {
      const more = withTobacco && uses_tobacco && age >= 21 ? tobacco : 1000n;
      return halfUp(base * factor(age) * more, 1_000_000n);
    })
    .reduce((sum, rate) => sum + rate, 0n);
}

function expected(
  { people, income, state, year }: { people: readonly Person[]; income: number; state: string; year: number },
  silver: readonly Rates[],
) {
  const [first = 0n, more = 0n] = lines[year]?.[state] ?? lines[year]?.other ?? [];
  const line = first + more * BigInt(people.length - 1);
  const dollars = BigInt(income);
  const upTo = (percent: bigint) => dollars * 100n <= percent * line;
  const medicaid = people.map(({ age, has_mec }) => {
    if (has_mec) return false;
    if (age < 19) return upTo(childLimits[state] ?? 0n);
    return ["AK", "HI", "NC"].includes(state) && upTo(138n);
  });
  const covered = people.filter((person, index) => !person.has_mec && medicaid[index] !== true);
  const premiums = silver
    .map((rates) => premium(covered, rates, false))
    .toSorted((one, other) => (one < other ? -1 : 1));
  let credit = 0n;
  const isTooHigh = dollars * 100n > 400n * line && year !== 2025;
  if (covered.length > 0 && dollars >= line && !isTooHigh) {
    const band = bands[year]?.find(([, to]) => dollars * 100n < to * line) ?? bands[year]?.at(-1);
    const [from = 0n, to = 1n, low = 0n, high = 0n] = band ?? [];
    const distance = dollars * 100n > to * line ? (to - from) * line : dollars * 100n - from * line;
    const percentage = low + halfUp(distance * (high - low), line * (to - from));
    const required = (premiums[1] ?? 0n) * 120_000n - dollars * 100n * percentage;
    credit = required > 0n ? halfUp(required, 120_000n) : 0n;
  }
  const isReduced = covered.length > 0 && dollars >= line;
  const csr = [
    [150n, "94%"],
    [200n, "87%"],
    [250n, "73%"],
  ] as const;
  const variant = isReduced ? csr.find(([percent]) => upTo(percent))?.[1] : undefined;
  return { credit, medicaid, variant };
}

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
          const rules = expected({ people, income, state: county.state, year }, silver);
          const { estimates } = apiAnswers.estimates.parse(await post("/households/eligibility/estimates"));
          expect(BigInt(Math.round((estimates[0]?.aptc ?? 0) * 100))).toBe(rules.credit);
          expect(estimates.map(({ is_medicaid_chip }) => is_medicaid_chip)).toEqual(rules.medicaid);
          const variants = new Set(
            estimates.map(({ csr }) => csr).filter((csr) => !csr.startsWith("Exchange")),
          );
          expect([...variants].map((csr) => csr.slice(0, 3))).toEqual(rules.variant ? [rules.variant] : []);
          const { plans: found } = apiAnswers.search.parse(await post("/plans/search"));
          for (const { id, premium: full, premium_w_credit: after, metal_level } of found) {
            const plan = plans.find((one) => one.id === id);
            if (!plan) throw new Error(`The plan ${id} is not sold.`);
            const cents = premium(people, ratesOf(plan), true);
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
