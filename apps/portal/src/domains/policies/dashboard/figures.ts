import { monthLabelOf } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";

/** The response of the dashboard. */
export type Dashboard = ResponseBody<"dashboard.get">;
/** A carrier's policies and members in a month. */
export type FigureRow = Dashboard["data"][number];

const monthsOfYear = 12;
/** The number of carriers in the pie. */
const carriersInPie = 10;

/** `Jan` to `Dec`. */
export const monthNames = Array.from({ length: monthsOfYear }, (_, index) =>
  monthLabelOf(index + 1).slice(0, 3),
);

/** A carrier's sums over the months of a year. */
export interface CarrierTotal {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly policies: number;
  readonly members: number;
  /** Its part of the policies of all carriers, from 0 to 1. */
  readonly share: number;
}

/** The sums of a year by carrier, those with the most policies first. */
export function carrierTotals(rows: readonly FigureRow[], year: number): readonly CarrierTotal[] {
  const ofYear = rows.filter((row) => row.year === year);
  const all = sum(ofYear.map(({ policies }) => policies));
  const groups = Map.groupBy(ofYear, ({ carrierId }) => carrierId);
  return [...groups]
    .map(([carrierId, months]) => {
      const policies = sum(months.map((row) => row.policies));
      const members = sum(months.map((row) => row.members));
      const share = all === 0 ? 0 : policies / all;
      return { carrierId, carrierName: months[0]?.carrierName ?? "", policies, members, share };
    })
    .toSorted((one, other) => other.policies - one.policies || byName(one, other));
}

/** The carriers in the pie: the 10 with the fewest or the most policies, beginning with that one. */
export function pieCarriers(
  totals: readonly CarrierTotal[],
  which: "fewest" | "most",
): readonly CarrierTotal[] {
  if (which === "most") return totals.slice(0, carriersInPie);
  return totals
    .toSorted((one, other) => one.policies - other.policies || byName(one, other))
    .slice(0, carriersInPie);
}

function byName(one: CarrierTotal, other: CarrierTotal): number {
  return one.carrierName.localeCompare(other.carrierName, "en");
}

/** Which months to sum. */
export interface MonthsOptions {
  readonly year: number;
  /** The last month that has begun. Later months without policies have no value. @default 12 */
  readonly lastMonth?: number;
  /** @default all carriers */
  readonly carrierId?: string | undefined;
}

/** The policies of the 12 months of a year. */
export function monthlyPolicies(
  rows: readonly FigureRow[],
  { year, lastMonth = monthsOfYear, carrierId }: MonthsOptions,
): readonly (number | null)[] {
  const values: (number | null)[] = monthNames.map((_, index) => (index < lastMonth ? 0 : null));
  for (const row of rows) {
    if (row.year !== year || (carrierId !== undefined && row.carrierId !== carrierId)) continue;
    values[row.month - 1] = (values[row.month - 1] ?? 0) + row.policies;
  }
  return values;
}

/** The policies of a year divided by 12, rounded to two decimals (specification, part 2, section 9). */
export function yearlyAverage(months: readonly (number | null)[]): number {
  return Math.round((sum(months.map((value) => value ?? 0)) / monthsOfYear) * 100) / 100;
}

/** What the dashboard counts. */
export const measures = ["policies", "members"] as const;
/** One of `measures`. */
export type Measure = (typeof measures)[number];

/** A figure and the one that it is compared with. */
export interface Compared {
  readonly value: number;
  readonly before: number;
}

/** A measure in the last month of the selected year that has begun, and in the year until then. */
export interface KeyFigure {
  readonly measure: Measure;
  readonly value: number;
  readonly monthBefore: number;
  readonly monthOfYearBefore: number;
  /** The sum of the months until then, and of the same months of the year before. */
  readonly year: Compared;
}

/** What a dashboard's figures are summed from. */
type Figures = Pick<Dashboard, "data" | "year" | "lastMonth">;

/** The figures above the cards, one for each measure. */
export function keyFigures(dashboard: Figures): readonly KeyFigure[] {
  const { data, year, lastMonth } = dashboard;
  return measures.map((measure) => {
    const inMonth = (ofYear: number, month: number) =>
      sumOf(data, measure, (row) => row.year === ofYear && row.month === month);
    return {
      measure,
      value: inMonth(year, lastMonth),
      monthBefore: lastMonth === 1 ? inMonth(year - 1, monthsOfYear) : inMonth(year, lastMonth - 1),
      monthOfYearBefore: inMonth(year - 1, lastMonth),
      year: comparedWithYearBefore(dashboard, { measure }),
    };
  });
}

/** What to compare with the year before. */
export interface ComparedOptions {
  /** @default "policies" */
  readonly measure?: Measure | undefined;
  /** @default all carriers */
  readonly carrierId?: string | undefined;
}

/** A sum of the year until its last month that has begun, and of the same months of the year before. */
export function comparedWithYearBefore(
  { data, year, lastMonth }: Figures,
  { measure = "policies", carrierId }: ComparedOptions = {},
): Compared {
  const until = (ofYear: number) =>
    sumOf(
      data,
      measure,
      (row) =>
        row.year === ofYear &&
        row.month <= lastMonth &&
        (carrierId === undefined || row.carrierId === carrierId),
    );
  return { value: until(year), before: until(year - 1) };
}

function sumOf(rows: readonly FigureRow[], measure: Measure, isCounted: (row: FigureRow) => boolean): number {
  return sum(rows.filter(isCounted).map((row) => row[measure]));
}

/** The sum of whole numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
