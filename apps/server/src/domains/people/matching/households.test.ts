import { expect, it } from "vitest";
import { type KnownRecord, makeHouseholds } from "../../../../test/households.ts";
import { compareRecords } from "./compare-records.ts";
import { groupPeople } from "./group-people.ts";

/** How many pairs of records of one person are joined, or offered to people, and how many people are mixed up. */
function figuresOf(records: readonly KnownRecord[]) {
  const people = groupPeople(records, []);
  const groupOf = ({ recordId }: KnownRecord) => people.get(recordId);
  const byGroup = Map.groupBy(records, groupOf);
  let [pairs, certain, possible] = [0, 0, 0];
  for (const own of Map.groupBy(records, ({ person }) => person).values()) {
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1)) {
        pairs++;
        if (groupOf(one) === groupOf(other)) certain++;
        else {
          const [ones, others] = [byGroup.get(groupOf(one)) ?? [], byGroup.get(groupOf(other)) ?? []];
          if (ones.some((record) => others.some((each) => compareRecords(record, each) !== "different")))
            possible++;
        }
      }
  }
  const mixed = [...byGroup.values()].filter((group) => new Set(group.map(({ person }) => person)).size > 1);
  return { pairs, certain: certain / pairs, found: (certain + possible) / pairs, mixed };
}

it("joins or offers the records of 20,000 households, and mixes nobody up", { timeout: 120_000 }, () => {
  const records = makeHouseholds(20_000, 45);
  const { pairs, certain, found, mixed } = figuresOf(records);
  expect(pairs).toBeGreaterThan(100_000);
  expect(mixed).toEqual([]);
  expect(certain).toBeGreaterThan(0.8);
  expect(found).toBeGreaterThan(0.95);
});
