import { attestations } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { closedDecision, decisionOf } from "../household.fixtures.ts";
import { type Enrollment, enrollmentBody, whyNotSubmit } from "./submission.ts";

const plan = { id: "99001FL0010003", name: "Silver Value 5900", premium: 682.86 };
const group = { applicants: ["a1"], plan, aptc_selected: 396 };
const price = { premium: 682.86, credit: 396, responsibility: 286.86 };
const complete: Enrollment = {
  decision: decisionOf(),
  elected: 396,
  groups: [group],
  prices: [price],
  attested: attestations,
};

describe("an enrollment", () => {
  it("can be submitted when it is complete", () => {
    expect(whyNotSubmit(complete)).toBeUndefined();
  });

  it.each<[string, Partial<Enrollment>]>([
    ["No applicant is in an enrollment period today", { decision: closedDecision }],
    ["Group 1 has no applicants", { groups: [{ ...group, applicants: [] }] }],
    [
      "Cleo Diaz gets Medicaid or CHIP, so they can't enroll in a Marketplace plan. Leave them out of the enrollment groups.",
      { groups: [{ ...group, applicants: ["a1", "a3"] }] },
    ],
    ["Choose a plan for group 1", { groups: [{ applicants: ["a1"], aptc_selected: 0 }] }],
    ["Choose a plan for group 2", { groups: [group, { applicants: ["b2"], aptc_selected: 0 }] }],
    ["The price of group 1 isn't known yet", { prices: [undefined] }],
    ["The groups use $ 396.00 of credit, but $ 395.99 was elected", { elected: 395.99 }],
    ["Check all four boxes", { attested: attestations.slice(1) }],
  ])("can't be submitted: %s", (reason, part) => {
    expect(whyNotSubmit({ ...complete, ...part })).toBe(reason);
  });

  const pending = decisionOf({
    state: "pending",
    reason: "Other groups were submitted for 2027.",
    people: decisionOf().people.map((one) => (one.id === "a1" ? { ...one, state: "pending" as const } : one)),
    pendingGroups: [{ applicants: ["a1"], planId: plan.id, aptcSelected: 396 }],
  });

  it("can be submitted again while it isn't confirmed, and other groups can't", () => {
    expect(whyNotSubmit({ ...complete, decision: pending })).toBeUndefined();
    const other = { ...complete, groups: [{ ...group, applicants: ["a2"] }] };
    expect(whyNotSubmit({ ...other, decision: pending })).toBe(pending.reason);
    const less = { ...complete, prices: [{ ...price, credit: 395 }] };
    expect(whyNotSubmit({ ...less, decision: pending })).toBe(pending.reason);
  });

  it("uses only the credit that policies leave, and none is always possible", () => {
    const decision = decisionOf({ creditUsed: 0.01 });
    expect(whyNotSubmit({ ...complete, decision })).toBe(
      "The groups use $ 396.00 of credit, but $ 396.00 was elected, and policies already use $ 0.01",
    );
    const free = { ...complete, prices: [{ ...price, credit: 0 }], elected: 0 };
    expect(whyNotSubmit({ ...free, decision })).toBeUndefined();
  });

  it("needs no agreements without a credit", () => {
    const free = { ...complete, prices: [{ ...price, credit: 0, responsibility: 682.86 }] };
    expect(whyNotSubmit({ ...free, attested: [] })).toBeUndefined();
    expect(enrollmentBody(free).attestations).toEqual([]);
  });

  it("may use the elected credit to the cent, across groups", () => {
    const part = { ...price, credit: 0.1 };
    const two = { ...complete, groups: [group, group], prices: [part, { ...part, credit: 0.2 }] };
    expect(whyNotSubmit({ ...two, elected: 0.3 })).toBeUndefined();
  });

  it("sends IDs, and the credit that the plan can use", () => {
    const catastrophic = { ...complete, prices: [{ ...price, credit: 0 }], attested: [] };
    expect(enrollmentBody(catastrophic)).toEqual({
      enrollment_groups: [{ applicants: ["a1"], plan: { id: plan.id }, aptc_selected: 0 }],
      attestations: [],
    });
    expect(enrollmentBody(complete).enrollment_groups[0]?.aptc_selected).toBe(396);
    expect(enrollmentBody(complete).attestations).toEqual([...attestations]);
  });
});
