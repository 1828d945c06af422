import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { describe, expect, it } from "vitest";
import { decideEnrollment, type EnrollmentFacts, requirePriced } from "./enrollment-decision.ts";

type Applicant = MarketplaceApplication["object"]["insuranceApplication"]["applicants"][number];
type Policy = MarketplaceApplication["object"]["policies"][number];

const openPeriod = {
  eligibilityInitial: { indicator: true, dateRange: { start: "2026-11-01", end: "2026-12-15" } },
};
const medicaid = { eligibility: { medicaidChip: true } };

const names = ["Ana", "Ben", "Cleo"];

/** What is known of Ana, Ben, and Cleo Diaz, of whom as many apply as there are applicants. */
function factsOf(
  applicants: readonly Partial<Applicant>[],
  { policies = [], ...part }: Partial<EnrollmentFacts> & { readonly policies?: readonly Policy[] } = {},
): EnrollmentFacts {
  const raw: MarketplaceApplication = {
    exchangeAssignedId: "4101",
    version: 1,
    userFirstName: "Ana",
    userLastName: "Diaz",
    userEmail: null,
    userPhone: null,
    userAddress: null,
    userAddressCity: null,
    userAddressCounty: null,
    userAddressStateCode: "FL",
    userAddressZipCode: "33134",
    countyFips: "12086",
    agentOfRecordNpn: null,
    eligibilityAPTCElected: 100,
    enrollmentDate: null,
    object: {
      persons: names.map((first, index) => ({
        id: `P${index + 1}`,
        name: { first, last: "Diaz" },
        dob: "1986-05-01",
      })),
      insuranceApplication: {
        coverageYear: 2027,
        income: 40_000,
        applicants: applicants.map((applicant, index) => ({
          id: `A${index + 1}`,
          person_ref: `P${index + 1}`,
          eligibility: {},
          ...applicant,
        })),
      },
      policies: [...policies],
    },
  };
  return { raw, today: "2026-11-20", pending: undefined, known: [], hasAgent: true, ...part };
}

const policyOf = (applicant: string, part: Partial<Policy> = {}): Policy => ({
  id_exchange: "4101-01",
  plan: { id: "99001FL0010003", name: "Silver Value 5900" },
  premium: { amount: 500 },
  aptc_applied: 60.1,
  responsibility: 439.9,
  status: "Pending",
  dateEffective: "2027-01-01",
  members: [{ applicant_id: applicant }],
  ...part,
});

const statesOf = (facts: EnrollmentFacts) => {
  const { state, people } = decideEnrollment(facts);
  return [state, ...people.map((person) => person.state)];
};

describe("the decision on an enrollment", () => {
  it("is made for each person, with the reason", () => {
    const decision = decideEnrollment(factsOf([openPeriod, { ...openPeriod, ...medicaid }]));
    expect(decision).toMatchObject({ state: "open", reason: null, creditUsed: 0, pendingGroups: [] });
    expect(decision.people.map(({ state, reason }) => [state, reason])).toEqual([
      ["open", null],
      ["medicaid", "Ben Diaz gets Medicaid or CHIP, so they can't enroll in a Marketplace plan."],
      ["notApplying", "Cleo Diaz isn't applying for coverage here, for example because of other coverage."],
    ]);
    expect(requirePriced(decision)).toEqual(["A1"]);
  });

  it("is that nobody can enroll if all get Medicaid or CHIP, and then nobody is priced", () => {
    const decision = decideEnrollment(factsOf([medicaid, medicaid, medicaid]));
    expect(decision).toMatchObject({
      state: "medicaid",
      reason: "Nobody on this application can enroll: all applicants get Medicaid or CHIP.",
    });
    expect(() => requirePriced(decision)).toThrow("all applicants get Medicaid or CHIP");
  });

  it("lets the others enroll when one of them is enrolled", () => {
    const decision = decideEnrollment(
      factsOf([openPeriod, openPeriod], {
        policies: [policyOf("A1")],
        known: [{ id: "p", exchangeId: "4101-01", hasEnded: false }],
      }),
    );
    expect(decision).toMatchObject({
      state: "open",
      creditUsed: 60.1,
      policies: [{ exchangeId: "4101-01", policyId: "p", planName: "Silver Value 5900", applicants: ["A1"] }],
    });
    expect(decision.people[0]?.reason).toBe(
      "Ana Diaz is already enrolled for 2027, in Silver Value 5900 (policy 4101-01).",
    );
    expect(requirePriced(decision)).toEqual(["A2"]);
  });

  it("says where to change plans when everyone who could enroll is enrolled", () => {
    const facts = factsOf([openPeriod, medicaid], { policies: [policyOf("A1")] });
    const decision = decideEnrollment(facts);
    expect(decision).toMatchObject({
      state: "enrolled",
      reason:
        "This application is already enrolled for 2027. To change plans, continue it at the Marketplace.",
    });
    expect(requirePriced(decision)).toEqual(["A1"]);
  });

  it.each(["Cancelled", "Canceled", "Terminated", "terminated", "Expired"])(
    "lets people enroll again after their policy is %s",
    (status) => {
      const facts = factsOf([openPeriod], { policies: [policyOf("A1", { status })] });
      expect(statesOf(facts)).toEqual(["open", "open", "notApplying", "notApplying"]);
    },
  );

  it("lets people enroll again after their policy has ended in Policies, or was of another year", () => {
    const known = [{ id: "p", exchangeId: "4101-01", hasEnded: true }];
    expect(statesOf(factsOf([openPeriod], { policies: [policyOf("A1")], known }))[0]).toBe("open");
    const earlier = policyOf("A1", { dateEffective: "2026-01-01" });
    expect(statesOf(factsOf([openPeriod], { policies: [earlier] }))[0]).toBe("open");
  });

  it.each([
    ["2026-10-31", "closed"],
    ["2026-11-01", "open"],
    ["2026-12-15", "open"],
    ["2026-12-16", "closed"],
  ])("in open enrollment until 2026-12-15 is, on %s, %s", (today, state) => {
    expect(statesOf(factsOf([openPeriod], { today })).slice(0, 2)).toEqual([state, state]);
  });

  it("names the last day of a period that is over", () => {
    const { people, reason } = decideEnrollment(factsOf([openPeriod], { today: "2026-12-16" }));
    expect(reason).toBe("No applicant is in an enrollment period today");
    expect(people[0]?.reason).toBe(
      "Ana Diaz can't enroll today: there is no enrollment period. The last one ended on 2026/12/15.",
    );
  });

  it("keeps groups that aren't confirmed for themselves, and names them", () => {
    const pending = [{ applicants: ["A1"], planId: "99001FL0010003", aptcSelected: 60 }];
    const decision = decideEnrollment(factsOf([openPeriod, openPeriod], { pending }));
    expect(decision).toMatchObject({ state: "pending", pendingGroups: pending });
    expect(decision.reason).toContain("Ana Diaz in plan 99001FL0010003 with $ 60.00 of credit");
    expect(decision.people.map(({ state }) => state)).toEqual(["pending", "open", "notApplying"]);
  });

  it("is refused without an agent, without an address, and when the year can no longer start", () => {
    expect(statesOf(factsOf([openPeriod], { hasAgent: false }))[0]).toBe("noAgent");
    const facts = factsOf([openPeriod]);
    const withoutAddress = { ...facts, raw: { ...facts.raw, countyFips: null } };
    expect(decideEnrollment(withoutAddress)).toMatchObject({
      state: "incomplete",
      reason:
        "This application has no address or income yet. Continue it at the Marketplace, then refetch it.",
    });
    const special = { eligibilitySpecial: { indicator: true } };
    const late = factsOf([special], { today: "2027-12-02" });
    expect(decideEnrollment(late)).toMatchObject({
      state: "yearOver",
      reason: expect.stringContaining("Coverage for 2027 can no longer start"),
    });
  });
});
