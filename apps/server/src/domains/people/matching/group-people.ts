import { haveSameGivenName } from "./compare-names.ts";
import { compareRecords, type IdentifiedRecord } from "./compare-records.ts";
import { createGroups } from "./groups.ts";

/** What someone decided: that records are of one person, or that two sets are of two, each of one. */
export type Decision =
  | { readonly kind: "same"; readonly recordIds: readonly string[] }
  | {
      readonly kind: "different";
      readonly recordIds: readonly string[];
      readonly otherIds: readonly string[];
    };

/** What two records must share to be compared. Keys with too many records, such as a phone of nobody, are left out. */
export function keysOf({ dob, phone, email, subscriberIds, ssnHash }: IdentifiedRecord): string[] {
  return [
    ...subscriberIds.map((id) => `id ${id}`),
    ...(dob !== null && ssnHash !== null ? [`ssn ${ssnHash} ${dob}`] : []),
    ...(dob !== null && phone !== null ? [`phone ${phone} ${dob}`] : []),
    ...(dob !== null && email !== null ? [`email ${email} ${dob}`] : []),
  ];
}

/** The number of records with one key above which the key is nobody's, such as a placeholder that an agency enters. */
export const maxRecordsOfKey = 100;

/**
 * The people whose records these are: the ID of each record's person, which is the smallest ID of the person's records.
 * Depends only on the records and decisions, not on their order (beyond, 1): certain records are joined, also through
 * others, unless the group would then have two birth dates, two Social Security numbers, two given names, or records that
 * someone told apart. Such a group is left as people decided, and its records are possible matches.
 */
export function groupPeople(
  records: readonly IdentifiedRecord[],
  decisions: readonly Decision[],
): ReadonlyMap<string, string> {
  const ids = records.map(({ recordId }) => recordId);
  const decided = createGroups(ids);
  for (const decision of decisions) {
    decided.joinAll(decision.recordIds);
    if (decision.kind === "different") decided.joinAll(decision.otherIds);
  }
  const joined = createGroups(ids);
  for (const group of decided.all()) joined.joinAll(group);
  const byKey = new Map<string, IdentifiedRecord[]>();
  for (const record of records)
    for (const key of keysOf(record)) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  for (const sharing of byKey.values()) joinCertain(joined, sharing);
  const byId = new Map(records.map((record) => [record.recordId, record]));
  const people = new Map<string, string>();
  for (const group of joined.all()) {
    const parts = decided.within(group).map((part) => part.flatMap((id) => byId.get(id) ?? []));
    const groups = isOnePerson(parts, decisions)
      ? [group]
      : parts.map((part) => part.map(({ recordId }) => recordId));
    for (const members of groups) {
      const [personId] = members.toSorted();
      if (personId !== undefined) for (const id of members) people.set(id, personId);
    }
  }
  return people;
}

/** Joins the records of a key that are certain. Equal ones are compared once. */
function joinCertain(groups: ReturnType<typeof createGroups>, sharing: readonly IdentifiedRecord[]): void {
  if (sharing.length > maxRecordsOfKey) return;
  const alike = Map.groupBy(sharing, ({ recordId: _, ...identity }) => JSON.stringify(identity));
  const distinct = [...alike.values()].flatMap((records) => {
    groups.joinAll(records.map(({ recordId }) => recordId));
    return records.slice(0, 1);
  });
  for (const [index, one] of distinct.entries())
    for (const other of distinct.slice(index + 1))
      if (compareRecords(one, other) === "certain") groups.joinAll([one.recordId, other.recordId]);
}

/** Whether parts, each of which people decided to be one person, may be joined without asking. */
function isOnePerson(
  parts: readonly (readonly IdentifiedRecord[])[],
  decisions: readonly Decision[],
): boolean {
  if (parts.length === 1) return true;
  return (
    hasOneValue(parts, ({ dob }) => dob) &&
    hasOneValue(parts, ({ ssnHash }) => ssnHash) &&
    parts.every((part, index) => parts.slice(index + 1).every((other) => haveNameInCommon(part, other))) &&
    !areToldApart(parts, decisions)
  );
}

/** Whether one part has all values of the group, such as the two birth dates that someone decided to be one person's. */
function hasOneValue(
  parts: readonly (readonly IdentifiedRecord[])[],
  read: (record: IdentifiedRecord) => string | null,
): boolean {
  const sets = parts.map((part) => new Set(part.map(read).filter((value) => value !== null)));
  const all = sets.flatMap((set) => [...set]);
  return sets.some((set) => all.every((value) => set.has(value)));
}

/** Whether two parts have names that one person may use: a chain of nicknames must not join twins. */
function haveNameInCommon(one: readonly IdentifiedRecord[], other: readonly IdentifiedRecord[]): boolean {
  return one.some((record) =>
    other.some((each) => haveSameGivenName(record, each) || compareRecords(record, each) === "certain"),
  );
}

function areToldApart(
  parts: readonly (readonly IdentifiedRecord[])[],
  decisions: readonly Decision[],
): boolean {
  const ids = new Set(parts.flatMap((part) => part.map(({ recordId }) => recordId)));
  return decisions.some(
    (decision) =>
      decision.kind === "different" &&
      decision.recordIds.some((id) => ids.has(id)) &&
      decision.otherIds.some((id) => ids.has(id)),
  );
}
