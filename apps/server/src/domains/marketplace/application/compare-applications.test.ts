import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { describe, expect, it } from "vitest";
import { compareApplications } from "./compare-applications.ts";

const before: MarketplaceApplication = {
  exchangeAssignedId: "4101223001",
  version: 1,
  userFirstName: "Ana",
  userLastName: "Diaz",
  userEmail: null,
  userPhone: "3055550142",
  userAddress: "1 Main St",
  userAddressCity: "Miami",
  userAddressCounty: "Miami-Dade County",
  userAddressStateCode: "FL",
  userAddressZipCode: "33134",
  countyFips: "12086",
  agentOfRecordNpn: null,
  eligibilityAPTCElected: 396,
  enrollmentDate: null,
  object: {
    persons: [
      { id: "P1", name: { first: "Ana", last: "Diaz" }, dob: "1986-05-01", sex: "F", married: false },
    ],
    insuranceApplication: {
      coverageYear: 2027,
      income: 40_000,
      householdSize: 1,
      applicants: [
        {
          id: "A1",
          person_ref: "P1",
          eligibility: { aptc: { amount: 396 } },
          eligibilityInitial: {
            indicator: true,
            dateRange: { start: "2026-11-01", end: "2026-12-15" },
            earliestQHPDate: "2027-01-01",
          },
        },
      ],
    },
    policies: [
      {
        id_exchange: "4101223001-01",
        plan: { id: "99001FL0050001", name: "Silver Value" },
        premium: { amount: 682.86 },
        aptc_applied: 396,
        responsibility: 286.86,
        status: "Pending",
        dateEffective: "2027-01-01",
        members: [{ applicant_id: "A1" }],
      },
    ],
  },
};

/** The changes after an edit of the application. */
function changesOf(edit: (application: MarketplaceApplication) => void) {
  const after = structuredClone(before);
  edit(after);
  return compareApplications(before, after);
}

describe("what changed in an application", () => {
  it("is in the formats of the portal", () => {
    expect(
      changesOf(({ object }) => {
        object.insuranceApplication.income = 1_031_000.5;
      }),
    ).toEqual([{ label: "Income a year", before: "$ 40,000.00", after: "$ 1,031,000.50" }]);
    expect(
      changesOf(({ object: { persons } }) => {
        for (const person of persons) person.dob = "1986-05-02";
      }),
    ).toEqual([
      {
        label: "Person 1",
        before: "Ana Diaz, 1986/05/01, female, not married",
        after: "Ana Diaz, 1986/05/02, female, not married",
      },
    ]);
  });

  it.each<[string, (application: MarketplaceApplication) => void]>([
    ["Coverage year", ({ object }) => Object.assign(object.insuranceApplication, { coverageYear: 2028 })],
    ["Household size", ({ object }) => Object.assign(object.insuranceApplication, { householdSize: 2 })],
    ["Person 1", ({ object }) => Object.assign(object.persons[0] ?? {}, { sex: "M" })],
    ["Person 1", ({ object }) => Object.assign(object.persons[0] ?? {}, { married: true })],
    ["Person 1", ({ object }) => Object.assign(object.persons[0] ?? {}, { uses_tobacco: true })],
    ["Person 1", ({ object }) => Object.assign(object.persons[0] ?? {}, { relationship: "Self" })],
    [
      "Eligibility of Ana Diaz",
      ({ object }) =>
        Object.assign(object.insuranceApplication.applicants[0]?.eligibilityInitial ?? {}, {
          dateRange: { start: "2026-11-01", end: "2027-01-15" },
        }),
    ],
    ["Policy 4101223001-01", ({ object }) => Object.assign(object.policies[0] ?? {}, { id_issuer: "H1" })],
    [
      "Policy 4101223001-01",
      ({ object }) => Object.assign(object.policies[0] ?? {}, { dateExpiration: "2027-12-31" }),
    ],
    [
      "Policy 4101223001-01",
      ({ object }) => Object.assign(object.policies[0] ?? {}, { premium: { amount: 690 } }),
    ],
    ["Policy 4101223001-01", ({ object }) => Object.assign(object.policies[0] ?? {}, { aptc_applied: 390 })],
  ])("includes a change of %s that its page shows", (label, edit) => {
    expect(changesOf(edit).map((change) => change.label)).toEqual([label]);
  });

  it("has a new middle name wherever the name is", () => {
    const changes = changesOf(({ object }) => {
      for (const { name } of object.persons) name.middle = "María";
    });
    expect(changes[0]?.after).toContain("Ana María Diaz");
  });

  it("is nothing if nothing changed", () => {
    expect(changesOf(() => {})).toEqual([]);
  });
});
