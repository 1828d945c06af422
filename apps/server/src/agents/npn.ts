/** The longest text that is read as an NPN. */
const maxLength = 50;

/**
 * The one spelling of a National Producer Number, in which agent records keep it: ASCII digits without leading zeros.
 * Spaces, hyphens, a leading `NPN` and the `.0` that spreadsheets add are ignored.
 * @returns null for any other text, which matches no agent
 */
export function normalizeNpn(text: string): string | null {
  if (text.length > maxLength) return null;
  const compact = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}-]/gu, "");
  return /^(?:npn[:#]?)?0*([1-9]\d{0,19})(?:\.0*)?$/.exec(compact)?.[1] ?? null;
}
