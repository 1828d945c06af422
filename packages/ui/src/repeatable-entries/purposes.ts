/** The ids of an entry's purposes. */
export type Purposes = readonly string[];

/**
 * Returns the purposes of all entries after those of one entry changed. An exclusive purpose, such as 'Primary', is
 * removed from other entries.
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
