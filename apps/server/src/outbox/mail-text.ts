/**
 * Controls, line ends, direction marks and other characters that nobody sees. The two joiners stay: emoji and some
 * languages are written with them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const runsOfUnseen = new RegExp(`(?:${invisible.source})+`, "gu");

/** What mail programs make a link of. */
const addresses: readonly RegExp[] = [
  // `https://host`, `//host` and `\\host`.
  /\/\/|\\\\/u,
  /\b(?:https?|ftps?|file|data|javascript|vbscript|mailto|tel|sms|callto|skype|intent)\s*:/iu,
  /\bwww\b/iu,
  // A domain: a dot right before a word. In punycode its last part has hyphens and digits.
  /[^\s.]\s?\.[\p{L}\p{M}]{2,}/u,
  /xn--/iu,
  // IPv4 and IPv6.
  /\d{1,3}(?:\.\d{1,3}){3}/u,
  /(?:[0-9a-f]{0,4}:){2,}/iu,
  // A mail address.
  /\S@\S/u,
];

/** Whether a text holds a web or mail address, in any spelling that a mail program would make a link of. */
export function hasWebAddress(text: string): boolean {
  // Full width letters and dots, and ideographic dots, stand in names of hosts for the plain ones.
  const plain = text
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/\p{Cf}/gu, "");
  return addresses.some((pattern) => pattern.test(plain));
}

/** Whether a text is one line, without characters that nobody sees. */
export function isSingleLine(text: string): boolean {
  return !invisible.test(text);
}

/** The text as one line: a space in the place of what nobody sees. */
export function toSingleLine(text: string): string {
  return text.replace(runsOfUnseen, " ");
}

/** The most characters of a name in mail and SMS. */
export const maxNameInMail = 50;

/** Whether a name may stand in mail and SMS: one short line without addresses. */
export function isMailSafe(name: string): boolean {
  return name.length <= maxNameInMail && isSingleLine(name) && !hasWebAddress(name);
}
