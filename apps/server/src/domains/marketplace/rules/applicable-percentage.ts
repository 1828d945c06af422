import { divideHalfUp, toCents } from "./cents.ts";
import { figuresYear } from "./poverty-line.ts";

/** From and to a percentage of the poverty line; the percentages of income at both ends, in hundredths. */
type Band = readonly [from: number, to: number, low: number, high: number];

/** Above the last band there is no credit, unless the year has `above`. */
const tables = {
  2025: {
    bands: [
      [0, 150, 0, 0],
      [150, 200, 0, 200],
      [200, 250, 200, 400],
      [250, 300, 400, 600],
      [300, 400, 600, 850],
    ],
    above: 850,
  },
  2026: {
    bands: [
      [0, 133, 210, 210],
      [133, 150, 314, 419],
      [150, 200, 419, 660],
      [200, 250, 660, 844],
      [250, 300, 844, 996],
      [300, 400, 996, 996],
    ],
    above: undefined,
  },
  2027: {
    bands: [
      [0, 133, 215, 215],
      [133, 150, 323, 430],
      [150, 200, 430, 678],
      [200, 250, 678, 866],
      [250, 300, 866, 1022],
      [300, 400, 1022, 1022],
    ],
    above: undefined,
  },
} as const satisfies Record<number, { bands: readonly Band[]; above: number | undefined }>;

/**
 * The percentage of income that a household is expected to pay for the benchmark plan, in hundredths of a percent
 * (861 is 8.61 %). Linear within a band, rounded half-up. Undefined if the income is too high for a credit.
 * @param line the poverty line in dollars a year
 */
export function applicablePercentage(income: number, line: number, year: number): number | undefined {
  const { bands, above } = tables[figuresYear(year)];
  const [incomeCents, lineCents] = [toCents(income), toCents(line)];
  const isBelow = (percent: number) => incomeCents * 100 < percent * lineCents;
  const [, lastTo] = bands.at(-1) ?? [0, 0];
  if (incomeCents * 100 > lastTo * lineCents) return above;
  const band = bands.find(([, to]) => isBelow(to)) ?? bands.at(-1);
  if (!band) return undefined;
  const [from, to, low, high] = band;
  const distance = incomeCents * 100 - from * lineCents;
  return low + divideHalfUp(distance * (high - low), lineCents * (to - from));
}
