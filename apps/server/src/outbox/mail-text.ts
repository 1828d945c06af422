/**
 * Control characters, line breaks, direction marks, and other invisible characters. The two joiners are allowed, since
 * emoji and some languages need them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const invisibleRuns = new RegExp(`(?:${invisible.source})+`, "gu");

/** Text that mail programs turn into links. */
const addresses: readonly RegExp[] = [
  // `https://host`, `//host` and `\\host`.
  /\/\/|\\\\/u,
  /\b(?:https?|ftps?|file|data|javascript|vbscript|mailto|tel|sms|callto|skype|intent)\s*:/iu,
  /\bwww\b/iu,
  // A domain: a period right before a word. The last part of punycode contains hyphens and digits.
  /[^\s.]\s?\.[\p{L}\p{M}]{2,}/u,
  /xn--/iu,
  // IPv4 and IPv6.
  /\d{1,3}(?:\.\d{1,3}){3}/u,
  /(?:[0-9a-f]{0,4}:){2,}/iu,
  // An email address.
  /\S@\S/u,
];

/** Whether a text contains a web or email address that a mail program would turn into a link. */
export function hasWebAddress(text: string): boolean {
  // Full-width letters and ideographic periods are also used in host names.
  const plain = text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/\p{Cf}/gu, "");
  return addresses.some((pattern) => pattern.test(plain));
}

/** Whether a text is a single line without invisible characters. */
export function isSingleLine(text: string): boolean {
  return !invisible.test(text);
}

/** Replaces invisible characters with spaces. */
export function toSingleLine(text: string): string {
  return text.replace(invisibleRuns, " ");
}

/** The maximum length of a name in email and SMS. */
export const maxNameInMail = 50;

/** Whether a name is safe in email and SMS: a short single line without addresses. */
export function isMailSafe(name: string): boolean {
  return name.length <= maxNameInMail && isSingleLine(name) && !hasWebAddress(name);
}
