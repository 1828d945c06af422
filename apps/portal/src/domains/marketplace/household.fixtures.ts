import type {
  ApplicationDetail,
  EnrollmentDecision,
} from "@portico/contract/features/marketplace/application.schemas";

/** The IDs of the household's application. */
export const appId = "4101223";

/** An application of a household of four, of whom three apply. */
export function householdOf(part: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return {
    id: appId,
    version: 3,
    exchangeAssignedId: appId,
    snapshotDate: "2026-11-25T15:04:00.000Z",
    planName: null,
    carrierName: null,
    agentName: "Alejandra Ríos",
    agentSaleName: "Ben Ortiz",
    enrollmentDate: null,
    hasConsent: true,
    hasCustomerAccount: true,
    year: 2027,
    effectiveDate: "2027-01-01",
    enrollment: decisionOf(),
    raw,
    ...part,
  };
}

/** Who of the household can enroll: two of the three applicants. */
export function decisionOf(part: Partial<EnrollmentDecision> = {}): EnrollmentDecision {
  return {
    state: "open",
    reason: null,
    people: [
      { id: "a1", name: "Ana Diaz", state: "open", reason: null },
      { id: "a2", name: "Ben Diaz", state: "open", reason: null },
      {
        id: "a3",
        name: "Cleo Diaz",
        state: "medicaid",
        reason: "Cleo Diaz gets Medicaid or CHIP, so they can't enroll in a Marketplace plan.",
      },
      {
        id: "p4",
        name: "Dora Diaz",
        state: "notApplying",
        reason: "Dora Diaz isn't applying for coverage here, for example because of other coverage.",
      },
    ],
    policies: [],
    pricedApplicants: ["a1", "a2"],
    creditUsed: 0,
    pendingGroups: [],
    ...part,
  };
}

/** The decision after the last day of the enrollment period. */
export const closedDecision = decisionOf({
  state: "closed",
  reason: "No applicant is in an enrollment period today",
  people: decisionOf().people.map((person) =>
    person.state === "open"
      ? {
          ...person,
          state: "closed" as const,
          reason: `${person.name} can't enroll today: there is no enrollment period. The last one ended on 2026/12/15.`,
        }
      : person,
  ),
});

const closed = { indicator: false };

const raw: ApplicationDetail["raw"] = {
  exchangeAssignedId: appId,
  version: 3,
  userFirstName: "Ana María",
  userLastName: "Diaz",
  userEmail: "ana.diaz@example.com",
  userPhone: "3055550142",
  userAddress: "1200 Coral Way",
  userAddressCity: "Miami",
  userAddressCounty: "Miami-Dade County",
  userAddressStateCode: "FL",
  userAddressZipCode: "33134",
  countyFips: "12086",
  agentOfRecordNpn: "19837870",
  eligibilityAPTCElected: 396.2,
  enrollmentDate: null,
  object: {
    persons: [
      {
        id: "p1",
        name: { first: "Ana", middle: "María", last: "Diaz" },
        dob: "1986-05-01",
        sex: "F",
        married: true,
        uses_tobacco: false,
        relationship: "Self",
      },
      { id: "p2", name: { first: "Ben", last: "Diaz" }, dob: "1984-02-11", sex: "M", relationship: "Spouse" },
      { id: "p3", name: { first: "Cleo", last: "Diaz" }, dob: "2015-09-30", sex: "F", relationship: "Child" },
      {
        id: "p4",
        name: { first: "Dora", last: "Diaz" },
        dob: "1951-01-20",
        sex: "F",
        relationship: "Parent",
      },
    ],
    insuranceApplication: {
      coverageYear: 2027,
      income: 48_000,
      householdSize: 4,
      applicants: [
        {
          id: "a1",
          person_ref: "p1",
          eligibility: { aptc: { amount: 220.1 }, csr: { category: "94% AV Level Silver Plan CSR" } },
          eligibilityInitial: {
            indicator: true,
            dateRange: { start: "2026-11-01", end: "2026-12-15" },
            earliestQHPDate: "2027-01-01",
          },
          eligibilitySpecial: closed,
        },
        {
          id: "a2",
          person_ref: "p2",
          eligibility: { aptc: { amount: 176.1 }, csr: { category: "Exchange variant (no CSR)" } },
          eligibilityInitial: closed,
          eligibilitySpecial: {
            indicator: true,
            dateRange: { start: "2026-10-20", end: "2026-12-19" },
            earliestQHPDate: "2026-12-01",
          },
        },
        {
          id: "a3",
          person_ref: "p3",
          eligibility: { aptc: { amount: 0 }, medicaidChip: true },
          eligibilityInitial: closed,
          eligibilitySpecial: closed,
        },
      ],
    },
    policies: [],
  },
};
