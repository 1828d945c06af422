import { describe, expect, it } from "vitest";
import { calmImpact, weightyImpact } from "./impact.fixtures.ts";
import { impactRows } from "./impact-rows.ts";

const linesOf = (impact: typeof calmImpact) =>
  Object.fromEntries(impactRows(impact).map(({ id, lines }) => [id, lines]));
const weightsOf = (impact: typeof calmImpact) => impactRows(impact).map(({ weight }) => weight);

describe("the impact of publishing", () => {
  it("lists every part, even if nothing changes", () => {
    expect(weightsOf(calmImpact)).toEqual(["calm", "calm", "calm", "calm", "calm"]);
    expect(linesOf(calmImpact).access).toEqual(["12 people, same as before."]);
    expect(linesOf(calmImpact).links).toEqual(["No addresses change."]);
  });

  it("names who gains and who loses, and how many more there are", () => {
    expect(linesOf(weightyImpact).access).toEqual([
      "14 people (currently 12 people).",
      "3 people will get access: Ana Ruiz, Luis Peña and 1 more.",
      "1 person will lose access: Omar Diaz.",
    ]);
  });

  it("lists who can open a new screen, and says if nobody can", () => {
    const gains = { count: 2, people: ["Ana Ruiz", "Luis Peña"] };
    const access = { before: 0, after: 2, gains, loses: { count: 0, people: [] } };
    expect(linesOf({ ...calmImpact, access }).access).toEqual(["2 people can open it: Ana Ruiz, Luis Peña."]);
    const nobody = { before: 3, after: 0, gains: { count: 0, people: [] }, loses: { count: 3, people: [] } };
    expect(linesOf({ ...weightyImpact, access: nobody }).access).toEqual([
      "No one.",
      "3 people will lose access.",
    ]);
  });

  it("weighs numbers that identify a person, and links that lead nowhere", () => {
    expect(weightsOf(weightyImpact)).toEqual(["notable", "grave", "notable", "notable", "grave"]);
    expect(linesOf(weightyImpact).links?.[0]).toBe(
      "/portal/screens/grace is removed. Linked from: Renewals.",
    );
  });

  it("lists personal values by kind without duplicates, identifying ones first", () => {
    const again = { path: "variants[0]", field: "phone", label: "Phone", kind: "contact" };
    const sensitive = [again, ...weightyImpact.sensitive];
    expect(linesOf({ ...weightyImpact, sensitive }).sensitive).toEqual([
      "Newly exposed:",
      "Social Security numbers: SSN",
      "Contact details: Phone",
    ]);
  });

  it("describes slow queries by what users do", () => {
    expect(linesOf(weightyImpact).slow?.slice(1)).toEqual(["Sorting by Grace ends"]);
  });

  it("counts the users whose columns are removed", () => {
    expect(linesOf(weightyImpact).preferences).toEqual([
      "4 people customized this list.",
      "Removes column planName, which 1 person customized.",
    ]);
  });
});
