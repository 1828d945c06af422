/** The days of a period, `YYYY-MM-DD`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Configured periods by coverage year. */
export type OpenEnrollment = ReadonlyMap<number, Period>;

/** Periods written as `2027 2026-11-01/2026-12-15`, separated by commas. Undefined if the text is malformed. */
export function parseOpenEnrollment(text: string): OpenEnrollment | undefined {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const periods = parts.map((part) => {
    const [, year, from = "", to = ""] =
      /^(\d{4}) (\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(part) ?? [];
    const isValid =
      year !== undefined && [from, to].every((day) => !Number.isNaN(Date.parse(day))) && from <= to;
    return isValid ? ([Number(year), { from, to }] as const) : undefined;
  });
  return periods.every((period) => period !== undefined) ? new Map(periods) : undefined;
}
