import { formatValue, valueAt } from "@portico/endpoints";
import type { ResolvedColumn } from "@portico/screens";

type ContactColumn = Pick<ResolvedColumn, "field" | "format" | "special" | "isMasked">;

/** A contact to call, message or write to. */
export interface Contact {
  /** The phone number or email address, as it is shown. */
  readonly text: string;
  /** The phone number to dial. Undefined for an email address. */
  readonly phone?: string;
}

/** Returns the phone number or email address in a field. Undefined for other, empty and masked values. */
export function contactOf(column: ContactColumn, response: object): Contact | undefined {
  if (column.isMasked || column.special) return undefined;
  const value = valueAt(response, column.field);
  if (typeof value !== "string") return undefined;
  if (column.format === "phone") {
    const number = dialedNumber(value);
    return number === undefined ? undefined : { text: formatValue("phone", value, {}), phone: number };
  }
  const isEmail = /^[^\s@*]+@[^\s@*]+\.[^\s@*]+$/.test(value);
  return isEmail ? { text: value } : undefined;
}

/** Returns a US number in the form that phones dial: '+13055550123'. Undefined if it isn't one. */
function dialedNumber(phone: string): string | undefined {
  const digits = /^[\d\s().+-]+$/.test(phone) ? phone.replaceAll(/\D/g, "") : "";
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : undefined;
}
