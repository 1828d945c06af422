/*
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
/** The smaller of two numbers. */
export const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const factor = (age: number) => curve[Math.min(Math.max(age, 14), 64) - 14] ?? 0n;

/** A person of a household. */
export interface RulePerson {
  readonly age: number;
  readonly uses_tobacco: boolean;
  readonly has_mec: boolean;
}

/** The rates of a plan: cents at age 21, and thousandths for tobacco users. */
export interface Rates {
  readonly base: bigint;
  readonly tobacco: bigint;
}

/** What a plan costs these people a month, in cents. */
export function premiumCents(
  people: readonly RulePerson[],
  { base, tobacco }: Rates,
  withTobacco: boolean,
): bigint {
  const adults = people.filter(({ age }) => age >= 21);
  const children = people.filter(({ age }) => age < 21).toSorted((one, other) => other.age - one.age);
  return [...adults, ...children.slice(0, 3)]
    .map(({ age, uses_tobacco }) => {
      const more = withTobacco && uses_tobacco && age >= 21 ? tobacco : 1000n;
      return halfUp(base * factor(age) * more, 1_000_000n);
    })
    .reduce((sum, rate) => sum + rate, 0n);
}

/** A household in a state. */
export interface RuleHousehold {
  readonly people: readonly RulePerson[];
  readonly income: number;
  readonly state: string;
  /** The year of coverage. */
  readonly year: number;
  /** With those who don't apply. @default the number of people */
  readonly size?: number;
}

/** The tax credit a month in cents, who gets Medicaid or CHIP, and the cost-sharing reduction. */
export function expectedEstimate(
  { people, income, state, year, size = people.length }: RuleHousehold,
  silver: readonly Rates[],
) {
  const [first = 0n, more = 0n] = lines[year]?.[state] ?? lines[year]?.other ?? [];
  const line = first + more * BigInt(size - 1);
  const dollars = BigInt(income);
  const upTo = (percent: bigint) => dollars * 100n <= percent * line;
  const medicaid = people.map(({ age, has_mec }) => {
    if (has_mec) return false;
    if (age < 19) return upTo(childLimits[state] ?? 0n);
    return ["AK", "HI", "NC"].includes(state) && upTo(138n);
  });
  const covered = people.filter((person, index) => !person.has_mec && medicaid[index] !== true);
  const premiums = silver
    .map((rates) => premiumCents(covered, rates, false))
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
