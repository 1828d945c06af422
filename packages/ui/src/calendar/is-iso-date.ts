import { isoDay } from "@portico/format";

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing date as `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = isoPattern.exec(text) ?? [];
  return year !== undefined && isoDay(Number(year), Number(month), Number(day)) !== undefined;
}
