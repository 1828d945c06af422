import type { LinkedQuote } from "@portico/contract/schemas/quote";
import { countNotApplying, newApplicant, newDraft, type QuoteDraft } from "./draft.ts";

interface DraftOptions extends Pick<QuoteDraft, "saveKey" | "reached"> {
  /** The counties of its ZIP code, of which quotes have only the code. Empty if they are unknown. */
  readonly counties: readonly { readonly fips: string; readonly name: string }[];
}

/** The draft of a quote that an agent prepared. */
export function draftOf(quote: LinkedQuote, { saveKey, reached, counties }: DraftOptions): QuoteDraft {
  const { members_not_applying: notApplying } = quote.household;
  const draft: QuoteDraft = {
    ...newDraft,
    ...quote.place,
    countyName: counties.find(({ fips }) => fips === quote.place.countyfips)?.name ?? "",
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
  return { ...draft, notApplying: notApplying === countNotApplying(draft) ? null : String(notApplying) };
}
