import { compareNames, type PersonName } from "./compare-names.ts";

/** What identifies the person of a record. */
export interface IdentifiedRecord extends PersonName {
  readonly recordId: string;
  /** `YYYY-MM-DD` */
  readonly dob: string | null;
  /** Ten digits. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly subscriberIds: readonly string[];
  readonly ssnHash: string | null;
}

/** Whether two records are of one person: for certain, possibly, so that a person has to decide, or not. */
export type Likeness = "certain" | "possible" | "different";

/**
 * Compares two records (beyond, 1). Certain are: the same ID of a subscriber; the same Social Security number and birth
 * date; the same birth date and a similar name with the same phone or email. Possible are: the same phone or email and a
 * similar or close name without a birth date; a similar or close name and the same birth date; the same Social Security
 * number with another birth date; and what would be certain but for a slip in the birth date or another family name. Two
 * birth dates are never certain.
 */
export function compareRecords(one: IdentifiedRecord, other: IdentifiedRecord): Likeness {
  const names = compareNames(one, other);
  const births = compareBirths(one.dob, other.dob);
  const sharesContact = isShared(one.phone, other.phone) || isShared(one.email, other.email);
  const sharesSsn = isShared(one.ssnHash, other.ssnHash);
  const hasOtherSsn = one.ssnHash !== null && other.ssnHash !== null && !sharesSsn;
  const sharesId = one.subscriberIds.some((id) => other.subscriberIds.includes(id));
  const isCertain =
    births !== "different" &&
    births !== "close" &&
    !hasOtherSsn &&
    ((sharesId && (names !== "different" || births === "same")) ||
      (births === "same" && (sharesSsn || (names === "similar" && sharesContact))));
  if (isCertain) return "certain";
  if (sharesSsn || sharesId) return "possible";
  if (names === "different" || births === "different") return "different";
  if (births === "same" && names !== "renamed") return "possible";
  return sharesContact && (births === "same" || names !== "renamed") ? "possible" : "different";
}

function isShared(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

/** `close`: two of year, month and day are the same, or day and month exchanged. `unknown` if either one is. */
function compareBirths(one: string | null, other: string | null): "same" | "close" | "different" | "unknown" {
  if (one === null || other === null) return "unknown";
  if (one === other) return "same";
  const [year, month, day] = one.split("-");
  const parts = other.split("-");
  const isExchanged = parts[0] === year && parts[1] === day && parts[2] === month;
  const shared = [year, month, day].filter((part, index) => part === parts[index]);
  return isExchanged || shared.length === 2 ? "close" : "different";
}
