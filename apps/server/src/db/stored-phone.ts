/** A US phone number as stored: ten digits, without the country code 1. */
export function toStoredPhone(phone: string): string {
  return phone.replace(/\D/g, "").slice(-10);
}

/** A part of a phone number in any format, as a part of a stored one: `(305) 555` is `305555`. */
export function toStoredPhonePart(text: string): string {
  if (!/^[\d\s().+-]*\d[\d\s().+-]*$/.test(text)) return text;
  return text.replace(/^\s*\+1/, "").replace(/\D/g, "");
}
