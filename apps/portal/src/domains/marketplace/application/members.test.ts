import { describe, expect, it } from "vitest";
import { householdOf } from "../household.fixtures.ts";
import { fullName, membersOf, nonApplicantsOf, primaryPersonOf } from "./members.ts";

const household = householdOf();

describe("the members of an application", () => {
  it("are eligible in an initial or special enrollment period", () => {
    expect(membersOf(household).map(({ name, isEligible }) => [name, isEligible])).toEqual([
      ["Ana María Diaz", true],
      ["Ben Diaz", true],
      ["Cleo Diaz", false],
    ]);
  });

  it("have the period that they are in, their credit and their cost-sharing reduction", () => {
    const [ana, ben, cleo] = membersOf(household);
    expect(ana).toMatchObject({ period: { start: "2026-11-01", end: "2026-12-15" }, credit: 220.1 });
    expect(ana?.csr).toBe("94% AV Level Silver Plan CSR");
    expect(ben).toMatchObject({ period: { start: "2026-10-20", end: "2026-12-19" }, csr: undefined });
    expect(cleo).toMatchObject({ credit: 0, hasMedicaid: true, period: undefined });
  });

  it("are named by their ID if the person is missing", () => {
    const { raw } = household;
    const [first] = membersOf({ raw: { ...raw, object: { ...raw.object, persons: [] } } });
    expect(first?.name).toBe("a1");
  });
});

it("returns the people who don't apply", () => {
  expect(nonApplicantsOf(household).map(({ name }) => fullName(name))).toEqual(["Dora Diaz"]);
});

it("returns the person that the others are related to, or else the first", () => {
  expect(primaryPersonOf(household)?.id).toBe("p1");
  const { raw } = household;
  const persons = raw.object.persons.toReversed().map(({ relationship: _, ...person }) => person);
  expect(primaryPersonOf({ raw: { ...raw, object: { ...raw.object, persons } } })?.id).toBe("p4");
  expect(primaryPersonOf({ raw: { ...raw, object: { ...raw.object, persons: [] } } })).toBeUndefined();
});
