type Text = string | null | undefined;

/** Longer text is neither a phone number nor an SSN and is not parsed. */
const maxInputLength = 32;

function digitsOf(value: Text): string {
  return value && value.length <= maxInputLength ? value.replace(/\D/g, "") : "";
}

/** `(305) 555-0142`, without a leading 1. Text that is not a ten-digit number is returned unchanged. */
export function formatPhone(value: Text): string {
  const all = digitsOf(value);
  const digits = all.length === 11 && all.startsWith("1") ? all.slice(1) : all;
  if (digits.length !== 10) return value ?? "";
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

const phonePattern = /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}$/;

/** Whether text is a ten-digit US phone number, in any format. */
export function isPhone(value: Text): boolean {
  const text = value?.trim() ?? "";
  return text.length <= maxInputLength && phonePattern.test(text);
}

/** `123-45-6789`. Four digits are treated as the last four: `***-**-6789`. Other text is returned unchanged. */
export function formatSsn(value: Text): string {
  const digits = digitsOf(value);
  if (digits.length === 4) return `***-**-${digits}`;
  if (digits.length !== 9) return value ?? "";
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** `YES` or `NO`; empty if unknown. */
export function formatYesNo(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  return value ? "YES" : "NO";
}

/** The text, or its first `length` characters and an ellipsis. Never splits a character. */
export function truncate(value: Text, length: number): string {
  if (!value) return "";
  if (value.length <= length) return value;
  const characters = Array.from(value.slice(0, length * 2 + 2));
  return characters.length <= length ? value : `${characters.slice(0, length).join("").trimEnd()}…`;
}
