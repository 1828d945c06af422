import { describe, expect, it } from "vitest";
import { groupsIn, withGroups } from "./group-storage.ts";
import type { EnrollmentGroup } from "./groups.ts";

const plan = { id: "99001FL0010003", name: "Silver Value 5900", premium: 682.86 };
const groups: readonly EnrollmentGroup[] = [
  { applicants: ["a1", "b2"], aptc_selected: 200.3, plan },
  { applicants: [], aptc_selected: 0 },
];
const stored = (value: unknown) => JSON.stringify({ "4101": value });

describe("stored groups", () => {
  it("are those of their application", () => {
    const text = withGroups(withGroups(null, "4101", groups), "5202", groups.slice(1));
    expect(groupsIn(text, "4101")).toEqual(groups);
    expect(groupsIn(text, "5202")).toEqual(groups.slice(1));
    expect(groupsIn(text, "6303")).toEqual([]);
    expect(groupsIn(withGroups(text, "4101", []), "4101")).toEqual([]);
    expect(groupsIn(withGroups(text, "4101", []), "5202")).toEqual(groups.slice(1));
  });

  it("have only the names of plans", () => {
    const extended = [
      { ...groups[0], applicants: ["a1"], plan: { ...plan, member: "Ana Diaz" }, name: "Ana" },
    ];
    expect(JSON.stringify(groupsIn(stored(extended), "4101"))).not.toContain("Ana");
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", "null"],
    ["no list of groups", stored({})],
    ["a group that is text", stored(["a1"])],
    ["an applicant's invalid ID", stored([{ applicants: ["../a"], aptc_selected: 1 }])],
    ["an applicant that is a number", stored([{ applicants: [7], aptc_selected: 1 }])],
    ["a negative credit", stored([{ applicants: ["a1"], aptc_selected: -1 }])],
    ["a credit that is text", stored([{ applicants: ["a1"], aptc_selected: "1" }])],
    ["a plan without a name", stored([{ applicants: ["a1"], aptc_selected: 1, plan: { ...plan, name: 1 } }])],
    ["an invalid plan ID", stored([{ applicants: ["a1"], aptc_selected: 1, plan: { ...plan, id: "x/y" } }])],
    ["too many groups", stored(Array.from({ length: 21 }, () => groups[1]))],
  ])("are ignored if they are %s", (_what, text) => {
    expect(groupsIn(text, "4101")).toEqual([]);
  });

  it("of an ID that is a property of every object don't exist", () => {
    expect(groupsIn("{}", "constructor")).toEqual([]);
    expect(groupsIn(withGroups("{}", "constructor", groups), "constructor")).toEqual(groups);
  });

  it("are limited in number, and those just stored are never dropped", () => {
    let text: string | null = null;
    for (let id = 0; id < 510; id++) text = withGroups(text, `x${id}`, groups);
    expect(groupsIn(text, "x9")).toEqual([]);
    expect(groupsIn(text, "x10")).toEqual(groups);
    expect(groupsIn(withGroups(text, "1", groups), "1")).toEqual(groups);
  });
});
