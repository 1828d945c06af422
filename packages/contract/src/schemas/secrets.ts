/** Names of values that are never stored as they are, without case and punctuation. */
const secretNames = ["ssn", "socialsecuritynumber", "cardnumber", "cardcvv", "cvv", "cardexpdate"];

/** Whether a value has a card or Social Security number in it, by the names of its parts. Empty ones don't count. */
export function hasSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSecret);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, part]) => (secretNames.includes(plain(key)) && Boolean(part)) || hasSecret(part),
  );
}

function plain(name: string): string {
  return name.replaceAll(/[^a-z]/gi, "").toLowerCase();
}
