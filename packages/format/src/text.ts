type Text = string | null | undefined;

/** Longer texts are no phone and no SSN, and are not searched. */
const longestNumber = 32;

function digitsOf(value: Text): string {
  return value && value.length <= longestNumber ? value.replace(/\D/g, "") : "";
}

/** `(305) 555-0142`, a leading 1 dropped; what is no ten-digit number comes back as it is. */
export function formatPhone(value: Text): string {
  const all = digitsOf(value);
  const digits = all.length === 11 && all.startsWith("1") ? all.slice(1) : all;
  if (digits.length !== 10) return value ?? "";
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

const phonePattern = /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}$/;

/** Whether a text is an American phone number of ten digits, however it is typed. */
export function isPhone(value: Text): boolean {
  const text = value?.trim() ?? "";
  return text.length <= longestNumber && phonePattern.test(text);
}

/** `123-45-6789`; four digits are the last four, `***-**-6789`; anything else comes back as it is. */
export function formatSsn(value: Text): string {
  const digits = digitsOf(value);
  if (digits.length === 4) return `***-**-${digits}`;
  if (digits.length !== 9) return value ?? "";
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** `YES` or `NO`; nothing for what is not known. */
export function formatYesNo(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  return value ? "YES" : "NO";
}

/** The text, or its first `length` characters and an ellipsis. Characters are whole, whatever their encoding. */
export function truncate(value: Text, length: number): string {
  if (!value) return "";
  if (value.length <= length) return value;
  const characters = Array.from(value.slice(0, length * 2 + 2));
  return characters.length <= length ? value : `${characters.slice(0, length).join("").trimEnd()}…`;
}
