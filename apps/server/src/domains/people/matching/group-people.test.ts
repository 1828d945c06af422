import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRecords, type IdentifiedRecord } from "./compare-records.ts";
import { type Decision, groupPeople } from "./group-people.ts";

const ana: IdentifiedRecord = {
  recordId: "a",
  givenName: "ana",
  familyName: "rivera",
  dob: "1980-04-02",
  phone: "3055550100",
  email: null,
  subscriberIds: [],
  ssnHash: null,
};
const record = (recordId: string, changes: Partial<IdentifiedRecord> = {}) => ({
  ...ana,
  recordId,
  ...changes,
});
/** The groups, each sorted, in order. */
const grouped = (records: readonly IdentifiedRecord[], decisions: readonly Decision[] = []) =>
  [...Map.groupBy(groupPeople(records, decisions), ([, person]) => person).values()]
    .map((members) =>
      members
        .map(([id]) => id)
        .toSorted()
        .join(""),
    )
    .toSorted();

describe("compareRecords", () => {
  const compare = (one: Partial<IdentifiedRecord>, other: Partial<IdentifiedRecord>) =>
    compareRecords(record("a", one), record("b", other));

  it("is certain about what the rules name", () => {
    expect(compare({}, { givenName: "anita" })).toBe("certain");
    expect(compare({ phone: null, email: "a@x.com" }, { email: "a@x.com" })).toBe("certain");
    expect(compare({ dob: null, subscriberIds: ["1"] }, { phone: null, subscriberIds: ["1"] })).toBe(
      "certain",
    );
    expect(compare({ ssnHash: "h" }, { ssnHash: "h", phone: null, familyName: "smith" })).toBe("certain");
  });

  it("leaves what is only possible to people", () => {
    expect(compare({ dob: null }, {})).toBe("possible");
    expect(compare({ phone: null }, {})).toBe("possible");
    expect(compare({ familyName: "smith" }, {})).toBe("possible");
    expect(compare({ dob: "1980-02-04" }, {})).toBe("possible");
    expect(compare({ ssnHash: "h", dob: "1960-01-01" }, { ssnHash: "h" })).toBe("possible");
    expect(compare({ subscriberIds: ["1"], dob: "1960-01-01" }, { subscriberIds: ["1"] })).toBe("possible");
  });

  it("doesn't take a household for a person", () => {
    expect(compare({ dob: null, givenName: "luis" }, {})).toBe("different");
    expect(compare({ dob: "1955-09-20" }, {})).toBe("different");
    expect(compare({ ssnHash: "g" }, { ssnHash: "h" })).toBe("possible");
  });
});

describe("groupPeople", () => {
  it("joins certain records, also through others", () => {
    const through = [
      record("a", { email: "a@x.com" }),
      record("b", { phone: null, email: "a@x.com" }),
      record("c", { subscriberIds: ["1"] }),
      record("d", { phone: "3055550199", subscriberIds: ["1"] }),
    ];
    expect(grouped(through)).toEqual(["abcd"]);
  });

  it("joins no group with two birth dates, two numbers or two given names", () => {
    const id = { phone: null, subscriberIds: ["1"] };
    expect(
      grouped([
        record("a", id),
        record("b", { ...id, dob: null }),
        record("c", { ...id, dob: "1990-01-01" }),
      ]),
    ).toEqual(["a", "b", "c"]);
    expect(grouped([record("a", { ssnHash: "g" }), record("b"), record("c", { ssnHash: "h" })])).toEqual([
      "a",
      "b",
      "c",
    ]);
    const alex = (recordId: string, givenName: string) => record(recordId, { givenName });
    expect(grouped([alex("a", "alexander"), alex("b", "alex"), alex("c", "alexandra")])).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  it("does what people decided, also against the rules", () => {
    const born = [record("a"), record("b", { dob: "1980-04-20" }), record("c", { email: "a@x.com" })];
    const same: Decision = { kind: "same", recordIds: ["a", "b"] };
    expect(grouped(born, [same])).toEqual(["abc"]);
    const different: Decision = { kind: "different", recordIds: ["a"], otherIds: ["c"] };
    expect(grouped(born, [same, different])).toEqual(["ab", "c"]);
    expect(
      grouped([record("a"), record("b"), record("c")], [{ ...different, otherIds: ["b", "c"] }]),
    ).toEqual(["a", "bc"]);
  });

  it("takes a key of too many records for nobody's", () => {
    const crowd = Array.from({ length: 101 }, (_, index) => record(`r${index}`));
    expect(grouped(crowd)).toHaveLength(101);
    expect(grouped(crowd.slice(1))).toHaveLength(1);
  });
});

/** Few values, so that records often share some. */
const anyRecords = fc
  .array(
    fc.record({
      givenName: fc.constantFrom("ana", "anita", "luis", "alex", "alexander", "alexandra"),
      familyName: fc.constantFrom("rivera", "rivera-diaz", "diaz", "rivero"),
      dob: fc.constantFrom(null, "1980-04-02", "1980-02-04", "2001-01-01"),
      phone: fc.constantFrom(null, "3055550100", "3055550101"),
      email: fc.constantFrom(null, "a@x.com", "b@x.com"),
      subscriberIds: fc.subarray(["1", "2"]),
      ssnHash: fc.constantFrom(null, null, "g", "h"),
    }),
    { maxLength: 12 },
  )
  .map((records) =>
    records.map((each, index) => ({ ...each, recordId: `r${String(index).padStart(2, "0")}` })),
  );

const anyDecisions = fc.array(
  fc
    .tuple(fc.boolean(), fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }))
    .filter(([, one, other]) => one !== other)
    .map(([isSame, one, other]): Decision => {
      const [first, second] = [one, other].map((index) => `r${String(index).padStart(2, "0")}`) as [
        string,
        string,
      ];
      return isSame
        ? { kind: "same", recordIds: [first, second] }
        : { kind: "different", recordIds: [first], otherIds: [second] };
    }),
  { maxLength: 3 },
);

it("gives the same people for any order of records and decisions", () => {
  const shuffled = fc
    .tuple(anyRecords, anyDecisions)
    .chain(([records, decisions]) =>
      fc.tuple(
        fc.constant(records),
        fc.constant(decisions),
        fc.shuffledSubarray(records, { minLength: records.length }),
        fc.shuffledSubarray(decisions, { minLength: decisions.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([records, decisions, otherRecords, otherDecisions]) => {
      expect(new Map([...groupPeople(otherRecords, otherDecisions)].toSorted())).toEqual(
        new Map([...groupPeople(records, decisions)].toSorted()),
      );
    }),
    { numRuns: 500 },
  );
});

it("never joins two birth dates or two Social Security numbers by itself", () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      for (const group of grouped(records)) {
        const members = records.filter(({ recordId }) => group.includes(recordId));
        const values = (read: (each: IdentifiedRecord) => string | null) =>
          new Set(members.flatMap((each) => read(each) ?? []));
        expect(values(({ dob }) => dob).size).toBeLessThanOrEqual(1);
        expect(values(({ ssnHash }) => ssnHash).size).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});
