import type { QuoteHousehold } from "@portico/contract/schemas/quote";

type Applicant = QuoteHousehold["applicants"][number];

/** A person of a quote. */
export function quotePerson(age: number, more: Partial<Applicant> = {}): Applicant {
  return {
    uid: crypto.randomUUID(),
    name: "",
    relation: "self",
    age,
    smoker: false,
    pregnant: false,
    applies: true,
    hasCoverage: false,
    ...more,
  };
}

/** A quote for people in Miami. */
export function quoteHousehold(
  applicants: readonly Applicant[],
  income: number,
  more: Partial<QuoteHousehold> = {},
): QuoteHousehold {
  const applying = applicants.filter(({ applies }) => applies).length;
  return {
    place: { zip: "33134", countyfips: "12086", state: "FL" },
    applicants: [...applicants],
    household: {
      members: applicants.length,
      members_not_applying: applicants.length - applying,
      income,
    },
    healthcareLevel: "Medium",
    preferredDoctors: [],
    preferredDrugs: [],
    ...more,
  };
}
