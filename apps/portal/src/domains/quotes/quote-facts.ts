import type { Quote } from "@portico/contract/schemas/quote";
import { formatDate, formatMoney } from "@portico/ui/format";
import { quoteMessages as texts } from "../../messages/quotes.ts";

/** A line of a quote. */
export interface QuoteFact {
  readonly name: string;
  readonly value: string;
}

/** What agents see of a quote, in lines. */
export function quoteFacts(quote: Quote): QuoteFact[] {
  const { household, place, preferredDoctors, preferredDrugs, plansSelected } = quote;
  const names = (items: typeof preferredDrugs) => items.map(({ group }) => group).join("\n");
  return [
    { name: texts.people, value: quote.applicants.map(personText).join("\n") },
    { name: texts.household, value: texts.members(household.members, household.members_not_applying) },
    { name: texts.income, value: formatMoney(household.income) },
    { name: texts.place, value: `${place.zip}, ${place.state}` },
    { name: texts.level, value: quote.healthcareLevel },
    { name: texts.doctors, value: names(preferredDoctors) },
    { name: texts.drugs, value: names(preferredDrugs) },
    {
      name: texts.plans,
      value: plansSelected.map(planText).join("\n"),
    },
  ].filter(({ value }) => value !== "");
}

function planText({ issuer, name, premium }: Quote["plansSelected"][number]): string {
  return texts.plan([issuer, name].filter(Boolean).join(" · "), formatMoney(premium));
}

function personText(person: Quote["applicants"][number]): string {
  const { name, age, dob, relation, gender, smoker, pregnant, applies, hasCoverage } = person;
  const born = dob === undefined ? "" : texts.bornOn(formatDate(dob));
  return [
    texts.person(name, age === undefined ? born : texts.ageOf(age)),
    texts.relations[relation],
    gender?.toLowerCase(),
    smoker && texts.smoker,
    pregnant && texts.pregnant,
    hasCoverage && texts.hasCoverage,
    !applies && texts.notApplying,
  ]
    .filter(Boolean)
    .join(", ");
}
