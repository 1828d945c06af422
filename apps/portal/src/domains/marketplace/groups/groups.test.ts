import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addGroup,
  creditOf,
  defaultGroups,
  type EnrollmentGroup,
  type GroupApplicant,
  reconcileGroups,
  removeGroup,
  setApplicant,
  setCredit,
  setPlan,
} from "./groups.ts";

const ana = { id: "a1", credit: 120.1 };
const ben = { id: "b2", credit: 80.2 };
const cleo = { id: "c3", credit: 0 };
const household = [ana, ben, cleo];
const plan = { id: "99001FL0010003", name: "Silver Value 5900", premium: 682.86 };
const ids = household.map(({ id }) => id);

describe("the default group", () => {
  it("holds all applicants and their whole credit", () => {
    expect(defaultGroups(household)).toEqual([{ applicants: ids, aptc_selected: 200.3 }]);
  });

  it("adds credits in cents", () => {
    const dimes = [0.1, 0.2].map((credit, index) => ({ id: `d${index}`, credit }));
    expect(creditOf(["d0", "d1"], dimes)).toBe(0.3);
  });
});

describe("applicants", () => {
  const two = addGroup(defaultGroups(household));

  it("are in one group only", () => {
    const moved = setApplicant(two, { index: 1, id: "b2", isMember: true }, household);
    expect(moved.map(({ applicants }) => applicants)).toEqual([["a1", "c3"], ["b2"]]);
  });

  it("bring their whole credit into a group, and take it out of the other", () => {
    const moved = setApplicant(two, { index: 1, id: "b2", isMember: true }, household);
    expect(moved.map(({ aptc_selected }) => aptc_selected)).toEqual([120.1, 80.2]);
  });

  it("leave a lower credit as it was chosen, unless it is more than the rest can use", () => {
    const lowered = setCredit(two, 0, 100, household);
    const moved = setApplicant(lowered, { index: 1, id: "b2", isMember: true }, household);
    expect(moved[0]?.aptc_selected).toBe(100);
    const both = setApplicant(moved, { index: 1, id: "a1", isMember: true }, household);
    expect(both.map(({ aptc_selected }) => aptc_selected)).toEqual([0, 200.3]);
  });

  it("clear the plans of all groups when one is added or removed", () => {
    const planned = setPlan(setPlan(two, 0, plan), 1, plan);
    for (const change of [
      { index: 1, id: "b2", isMember: true },
      { index: 0, id: "c3", isMember: false },
    ]) {
      const plans = setApplicant(planned, change, household).map((group) => group.plan);
      expect(plans).toEqual([undefined, undefined]);
    }
  });

  it("leave the plans when nothing changes", () => {
    const planned = setPlan(two, 0, plan);
    for (const change of [
      { index: 0, id: "b2", isMember: true },
      { index: 1, id: "b2", isMember: false },
      { index: 7, id: "b2", isMember: true },
      { index: 0, id: "nobody", isMember: true },
    ]) {
      expect(setApplicant(planned, change, household)).toEqual(planned);
    }
  });
});

describe("the credit of a group", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [57.346, 57.35],
    [200.3, 200.3],
    [1000, 200.3],
    [Number.NaN, 0],
  ])("%d becomes %d", (amount, expected) => {
    expect(setCredit(defaultGroups(household), 0, amount, household)[0]?.aptc_selected).toBe(expected);
  });
});

describe("groups", () => {
  it("are appended empty, and removed from the end, except for the first", () => {
    const three = addGroup(addGroup(defaultGroups(household)));
    expect(three.slice(1)).toEqual([
      { applicants: [], aptc_selected: 0 },
      { applicants: [], aptc_selected: 0 },
    ]);
    expect(removeGroup(three)).toEqual(three.slice(0, 2));
    expect(removeGroup(defaultGroups(household))).toEqual(defaultGroups(household));
  });

  it("are limited in number", () => {
    let groups = defaultGroups(household);
    for (let i = 0; i < 30; i++) groups = addGroup(groups);
    expect(groups).toHaveLength(20);
  });
});

describe("stored groups", () => {
  it("are used as they are if they match the application", () => {
    const stored = setPlan(setCredit(defaultGroups(household), 0, 12.5, household), 0, plan);
    expect(reconcileGroups(stored, household)).toEqual(stored);
  });

  it("lose applicants that the application no longer has, and all plans", () => {
    const stored = setPlan(defaultGroups(household), 0, plan);
    expect(reconcileGroups(stored, [ana])).toEqual([{ applicants: ["a1"], aptc_selected: 120.1 }]);
  });

  it("have an applicant in the first of several groups", () => {
    const twice = [...defaultGroups(household), { applicants: ["b2"], aptc_selected: 5, plan }];
    expect(reconcileGroups(twice, household).map(({ applicants }) => applicants)).toEqual([ids, []]);
  });

  it("use no more credit than the application has now", () => {
    const stored = [{ applicants: ids, aptc_selected: 200.3 }];
    const less = household.map((applicant) => ({ ...applicant, credit: 1.1 }));
    expect(reconcileGroups(stored, less)[0]?.aptc_selected).toBe(3.3);
  });

  it("start again if there are none", () => {
    expect(reconcileGroups([], household)).toEqual(defaultGroups(household));
  });
});

/** A random change of the groups, as a user makes it. */
const edits = fc.oneof(
  fc.record({
    kind: fc.constant("member" as const),
    index: fc.nat(4),
    who: fc.nat(5),
    isMember: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("credit" as const),
    index: fc.nat(4),
    amount: fc.double({ min: -50, max: 2_000 }),
  }),
  fc.record({ kind: fc.constant("plan" as const), index: fc.nat(4) }),
  fc.record({ kind: fc.constantFrom("add" as const, "remove" as const) }),
);
const households = fc
  .array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 6 })
  .map((credits) =>
    credits.map((cents, index): GroupApplicant => ({ id: `p${index}`, credit: cents / 100 })),
  );

function apply(
  groups: readonly EnrollmentGroup[],
  edit: typeof edits extends fc.Arbitrary<infer Edit> ? Edit : never,
  applicants: readonly GroupApplicant[],
): EnrollmentGroup[] {
  switch (edit.kind) {
    case "member": {
      const id = applicants[edit.who % applicants.length]?.id ?? "";
      return setApplicant(groups, { index: edit.index, id, isMember: edit.isMember }, applicants);
    }
    case "credit":
      return setCredit(groups, edit.index, edit.amount, applicants);
    case "plan":
      return setPlan(groups, edit.index, plan);
    case "add":
      return addGroup(groups);
    case "remove":
      return removeGroup(groups);
  }
}

/** The number of cents, added without rounding on the way. */
const centsIn = (members: readonly string[], applicants: readonly GroupApplicant[]) =>
  members.reduce(
    (sum, id) => sum + Math.round((applicants.find((one) => one.id === id)?.credit ?? 0) * 100),
    0,
  );

describe("any series of edits", () => {
  it("keeps applicants exclusive, credits within their sum, plans in line with applicants, and a group", () => {
    fc.assert(
      fc.property(households, fc.array(edits, { maxLength: 40 }), (applicants, series) => {
        let groups: EnrollmentGroup[] = defaultGroups(applicants);
        for (const edit of series) {
          const before = groups;
          groups = apply(before, edit, applicants);
          const members = groups.flatMap((group) => group.applicants);
          expect(new Set(members).size).toBe(members.length);
          expect(members.every((id) => applicants.some((one) => one.id === id))).toBe(true);
          for (const group of groups) {
            const cents = group.aptc_selected * 100;
            expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-6);
            expect(group.aptc_selected).toBeGreaterThanOrEqual(0);
            expect(Math.round(cents)).toBeLessThanOrEqual(centsIn(group.applicants, applicants));
          }
          const isMoved = edit.kind === "member" && JSON.stringify(before) !== JSON.stringify(groups);
          if (isMoved) expect(groups.every((group) => group.plan === undefined)).toBe(true);
          if (edit.kind === "add") expect(groups.at(-1)?.applicants).toEqual([]);
          if (edit.kind === "remove") expect(groups).toEqual(before.slice(0, Math.max(1, before.length - 1)));
          expect(groups.length).toBeGreaterThan(0);
          expect(reconcileGroups(groups, applicants)).toEqual(groups);
        }
      }),
      { numRuns: 300 },
    );
  });
});
