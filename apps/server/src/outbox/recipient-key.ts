/**
 * A recipient as messages to it are counted: an email address in lower case, or a phone number in E.164. A number with
 * ten digits, or with eleven that start with 1, is one in the US.
 */
export function recipientKey(channel: "mail" | "sms", recipient: string): string {
  const text = recipient.normalize("NFKC").trim();
  return channel === "mail" ? text.toLowerCase() : toE164(text);
}

function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.startsWith("+")) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
