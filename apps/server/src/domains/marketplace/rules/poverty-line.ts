/** The coverage years with published figures. Later years use those of the last one. */
export const firstYear = 2025;
export const lastYear = 2027;

/** The coverage year whose figures apply. */
export function figuresYear(year: number): 2025 | 2026 | 2027 {
  if (year <= firstYear) return firstYear;
  return year >= lastYear ? lastYear : 2026;
}

type Region = "AK" | "HI" | "other";

/** Dollars a year for the first person, and for each additional one, by coverage year. */
const lines = {
  2025: { other: [15_060, 5_380], AK: [18_810, 6_730], HI: [17_310, 6_190] },
  2026: { other: [15_650, 5_500], AK: [19_550, 6_880], HI: [17_990, 6_330] },
  2027: { other: [15_960, 5_680], AK: [19_950, 7_100], HI: [18_360, 6_530] },
} as const satisfies Record<number, Record<Region, readonly [number, number]>>;

/** The federal poverty line in dollars a year, for a household of `size` people in a state. */
export function povertyLine(size: number, state: string, year: number): number {
  const [first, additional] = lines[figuresYear(year)][state === "AK" || state === "HI" ? state : "other"];
  return first + additional * (size - 1);
}

/** The income as a percentage of the poverty line, not rounded. */
export function percentOfPovertyLine(income: number, line: number): number {
  return (income * 100) / line;
}
