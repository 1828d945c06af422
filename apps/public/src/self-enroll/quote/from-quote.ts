import type { LinkedQuote } from "@portico/contract/schemas/quote";
import { newApplicant, newDraft, type QuoteDraft } from "./draft.ts";

/** The draft of a quote that an agent prepared. */
export function draftOf(
  quote: LinkedQuote,
  { saveKey, reached }: Pick<QuoteDraft, "saveKey" | "reached">,
): QuoteDraft {
  return {
    ...newDraft,
    ...quote.place,
    applicants: quote.applicants.map(({ age, dob, gender, ...rest }) => ({
      ...newApplicant(rest.relation, rest.uid),
      ...rest,
      age: age === undefined ? "" : String(age),
      dob: dob ?? "",
      usesDob: age === undefined && dob !== undefined,
      gender: gender ?? "",
    })),
    members: String(quote.household.members),
    income: String(quote.household.income),
    healthcareLevel: quote.healthcareLevel,
    preferredDoctors: quote.preferredDoctors,
    preferredDrugs: quote.preferredDrugs,
    plansSelected: quote.plansSelected,
    saveKey,
    reached,
  };
}
