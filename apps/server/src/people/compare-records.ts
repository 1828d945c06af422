import { compareNames, isSlip, type PersonName } from "./compare-names.ts";

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
 * similar name without a birth date; a similar name and the same birth date; the same Social Security number with another
 * birth date; and what would be certain but for a slip or a changed family name. Two birth dates are never certain.
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
  if (sharesContact && (births === "same" || names === "similar")) return "possible";
  return names === "similar" && births === "same" ? "possible" : "different";
}

function isShared(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

/** `close`: a slip in one digit, or day and month exchanged. `unknown` if either one is. */
function compareBirths(one: string | null, other: string | null): "same" | "close" | "different" | "unknown" {
  if (one === null || other === null) return "unknown";
  if (one === other) return "same";
  const [year, month, day] = one.split("-");
  return isSlip(one, other) || other === `${year}-${day}-${month}` ? "close" : "different";
}
