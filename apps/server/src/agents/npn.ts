import { identifierKey } from "@portico/contract/schemas/identifier";

/** The longest text that is parsed as an NPN. */
const maxLength = 50;

/**
 * Normalizes a National Producer Number to ASCII digits without leading zeros. Ignores what comparisons of
 * identifiers ignore, spaces, and a leading `NPN`.
 * @returns null for any other text
 */
export function normalizeNpn(text: string): string | null {
  if (text.length > maxLength) return null;
  return /^([1-9]\d{0,19})(?:\.0*)?$/.exec(withoutPrefix(text))?.[1] ?? null;
}

/** What a filter looks for in normalized NPNs, from a text with an NPN or a part of one. */
export function npnPart(text: string): string {
  return withoutPrefix(text) || text;
}

function withoutPrefix(text: string): string {
  return identifierKey(text)
    .replaceAll(" ", "")
    .replace(/^(?:npn[:#]?)?0*/, "");
}
