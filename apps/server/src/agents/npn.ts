import { normalizeIdentifier } from "../file-values/identifier.ts";

/** The longest text that is parsed as an NPN. */
const maxLength = 50;

/**
 * Normalizes a National Producer Number to ASCII digits without leading zeros. Ignores what `normalizeIdentifier`
 * ignores, spaces, hyphens, and a leading `NPN`.
 * @returns null for any other text
 */
export function normalizeNpn(text: string): string | null {
  if (text.length > maxLength) return null;
  const compact = normalizeIdentifier(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}-]/gu, "");
  return /^(?:npn[:#]?)?0*([1-9]\d{0,19})(?:\.0*)?$/.exec(compact)?.[1] ?? null;
}
