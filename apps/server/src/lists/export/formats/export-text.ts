import { type Field, formatValue } from "@portico/contract";
import { formatCardEnd, formatSsn } from "@portico/format";

/**
 * A value as shown on the screen, with timestamps in the business time zone. Never contains a whole SSN or card number.
 */
export function exportText(
  { format = "text", sensitive, labels }: Field,
  value: unknown,
  timeZone: string,
): string {
  if (value === null || value === undefined) return "";
  if (sensitive === "ssn" || format === "ssn") return formatSsn(lastFourOf(value));
  if (sensitive === "card") return formatCardEnd({ lastFour: lastFourOf(value) });
  return formatValue(format, value, { timeZone, labels });
}

function lastFourOf(value: unknown): string {
  return String(value).replace(/\D/g, "").slice(-4);
}
