/** What each entry is used for, by the ids of purposes. */
export type Purposes = readonly string[];

/**
 * The purposes of all entries after those of one entry changed. An exclusive purpose, such as 'Primary', belongs to one
 * entry at a time: the others lose it.
 */
export function assignPurposes(
  entries: readonly Purposes[],
  index: number,
  purposes: Purposes,
  exclusive: readonly string[],
): readonly Purposes[] {
  const taken = purposes.filter((purpose) => exclusive.includes(purpose));
  return entries.map((before, position) =>
    position === index ? purposes : before.filter((purpose) => !taken.includes(purpose)),
  );
}
