import { describe, expect, it } from "vitest";
import { impactRows } from "./impact-rows.ts";
import { calmImpact, weightyImpact } from "./workflow.fixtures.ts";

const linesOf = (impact: typeof calmImpact) =>
  Object.fromEntries(impactRows(impact).map(({ id, lines }) => [id, lines]));
const weightsOf = (impact: typeof calmImpact) => impactRows(impact).map(({ weight }) => weight);

describe("the impact of publishing", () => {
  it("lists every part, even if nothing changes", () => {
    expect(weightsOf(calmImpact)).toEqual(["calm", "calm", "calm", "calm", "calm"]);
    expect(linesOf(calmImpact)).toMatchObject({
      access: ["12 people, same as before."],
      links: ["No addresses change."],
    });
  });

  it("lists changes; those that identify a person, and broken links, need attention", () => {
    expect(weightsOf(weightyImpact)).toEqual(["notable", "grave", "notable", "notable", "grave"]);
    expect(linesOf(weightyImpact)).toMatchObject({
      access: [
        "14 people (currently 12 people).",
        "3 people will get access: Ana Ruiz, Luis Peña and 1 more.",
        "1 person will lose access: Omar Diaz.",
      ],
      sensitive: ["Newly exposed:", "Social Security numbers: SSN", "Contact details: Phone"],
      slow: [expect.any(String), "Sorting by Grace ends"],
      preferences: ["4 people customized this list.", "Removes column planName, which 1 person customized."],
      links: ["/portal/screens/grace is removed. Linked from: Renewals."],
    });
  });

  it("lists who can open a new screen, and says if nobody can", () => {
    const nobody = { count: 0, people: [] };
    const gains = { count: 2, people: ["Ana Ruiz", "Luis Peña"] };
    const access = { before: 0, after: 2, gains, loses: nobody };
    expect(linesOf({ ...calmImpact, access }).access).toEqual(["2 people can open it: Ana Ruiz, Luis Peña."]);
    const lost = { before: 3, after: 0, gains: nobody, loses: { count: 3, people: [] } };
    expect(linesOf({ ...calmImpact, access: lost }).access).toEqual([
      "No one.",
      "3 people will lose access.",
    ]);
  });
});
