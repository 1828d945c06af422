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
  const compact = identifierKey(text).replaceAll(" ", "");
  return /^(?:npn[:#]?)?0*([1-9]\d{0,19})(?:\.0*)?$/.exec(compact)?.[1] ?? null;
}
