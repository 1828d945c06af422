import { describe, expect, it } from "vitest";
import { calmImpact, weightyImpact } from "./impact.fixtures.ts";
import { impactRows } from "./impact-rows.ts";

const linesOf = (impact: typeof calmImpact) =>
  Object.fromEntries(impactRows(impact).map(({ id, lines }) => [id, lines]));
const weightsOf = (impact: typeof calmImpact) => impactRows(impact).map(({ weight }) => weight);

describe("what publishing would change", () => {
  it("is told in every part, also where nothing changes", () => {
    expect(weightsOf(calmImpact)).toEqual(["calm", "calm", "calm", "calm", "calm"]);
    expect(linesOf(calmImpact).access).toEqual(["12 people, as before."]);
    expect(linesOf(calmImpact).links).toEqual(["No address changes."]);
  });

  it("names who gains and who loses, and how many more there are", () => {
    expect(linesOf(weightyImpact).access).toEqual([
      "14 people; 12 people now.",
      "3 people can open it newly: Ana Ruiz, Luis Peña and 1 more.",
      "1 person can no longer open it: Omar Diaz.",
    ]);
  });

  it("names everybody who can open one that nobody could, and says where nobody can", () => {
    const gains = { count: 2, people: ["Ana Ruiz", "Luis Peña"] };
    const access = { before: 0, after: 2, gains, loses: { count: 0, people: [] } };
    expect(linesOf({ ...calmImpact, access }).access).toEqual(["2 people can open it: Ana Ruiz, Luis Peña."]);
    const nobody = { before: 3, after: 0, gains: { count: 0, people: [] }, loses: { count: 3, people: [] } };
    expect(linesOf({ ...weightyImpact, access: nobody }).access).toEqual([
      "Nobody.",
      "3 people can no longer open it.",
    ]);
  });

  it("weighs numbers that identify a person, and links that lead nowhere", () => {
    expect(weightsOf(weightyImpact)).toEqual(["notable", "grave", "notable", "notable", "grave"]);
    expect(linesOf(weightyImpact).links?.[0]).toBe("/portal/screens/grace is gone. Linked from: Renewals.");
  });

  it("tells personal values by their kind, what identifies a person first, and nothing twice", () => {
    const again = { path: "variants[0]", field: "phone", label: "Phone", kind: "contact" };
    const sensitive = [again, ...weightyImpact.sensitive];
    expect(linesOf({ ...weightyImpact, sensitive }).sensitive).toEqual([
      "Shown newly:",
      "Social security numbers: SSN",
      "Ways to reach people: Phone",
    ]);
  });

  it("tells what is slow by what people do", () => {
    expect(linesOf(weightyImpact).slow?.slice(1)).toEqual(["Ordering by Grace ends"]);
  });

  it("counts whose columns go", () => {
    expect(linesOf(weightyImpact).preferences).toEqual([
      "4 people arranged it for themselves.",
      "Column planName goes; 1 person arranged it.",
    ]);
  });
});
