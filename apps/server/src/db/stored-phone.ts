/** A US phone number as stored: ten digits, without the country code 1. */
export function toStoredPhone(phone: string): string {
  return phone.replace(/\D/g, "").slice(-10);
}

/** A part of a phone number in any format, as a part of a stored one: `(305) 555` and `1-305-555` are `305555`. */
export function toStoredPhonePart(text: string): string {
  if (!/^[\d\s().+-]*\d[\d\s().+-]*$/.test(text)) return text;
  const digits = text.replace(/\D/g, "");
  return startsWithCountryCode(text, digits) ? digits.slice(1) : digits;
}

/** Area codes and exchange codes don't start with 1: a 1 before one of them is the country code. */
function startsWithCountryCode(text: string, digits: string): boolean {
  return /^\s*(?:\+1|1[\s.(-]+[2-9]\d{2})/.test(text) || /^1[2-9]\d{6}/.test(digits);
}
