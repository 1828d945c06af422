import type { ResponseBody } from "@portico/contract/schemas";
import type { Format } from "../../site/format.ts";
import { coveredOf } from "../plan/coverage.ts";
import { benefitName } from "../plan/plan-terms.ts";
import { priceText } from "../plan/price-text.ts";
import type { ResultTexts } from "../texts/en.ts";

type Details = ResponseBody<"quote.plan">;

/** A row of the comparison: a value for each plan. Undefined while it loads. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (string | undefined)[];
}

/** Rows with a heading. */
export interface CompareSection {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** The rows that compare plans: what they cost first, then every benefit. */
export function compareSections(
  plans: readonly (Details | undefined)[],
  texts: ResultTexts,
  format: Format,
): CompareSection[] {
  const amount = (value: number | null) => (value === null ? texts.card.notAvailable : format.dollars(value));
  const row = (key: string, label: string, textOf: (plan: Details) => string): CompareRow => ({
    key,
    label,
    values: plans.map((plan) => plan && textOf(plan)),
  });
  const loaded = plans.filter((plan) => plan !== undefined);
  const costs = [
    row("yearlyCost", texts.card.yearlyCost, ({ yearlyCost }) => amount(yearlyCost?.total ?? null)),
    row("deductible", texts.card.deductible, ({ deductible }) => amount(deductible)),
    row("outOfPocketMax", texts.card.outOfPocketMax, ({ outOfPocketMax }) => amount(outOfPocketMax)),
    row("type", texts.filters.type, ({ type }) => type),
    row("rating", texts.filters.rating, ({ rating }) =>
      rating === null ? texts.card.noRating : texts.card.rating(rating),
    ),
    ...(loaded.some(({ doctors }) => doctors.length > 0)
      ? [
          row("doctors", texts.plan.yourDoctors, ({ doctors }) =>
            texts.card.doctors(coveredOf(doctors), doctors.length),
          ),
        ]
      : []),
    ...(loaded.some(({ drugs }) => drugs.length > 0)
      ? [row("drugs", texts.plan.yourDrugs, ({ drugs }) => texts.card.drugs(coveredOf(drugs), drugs.length))]
      : []),
  ];
  // The benefits of all plans, in the order of the first that has them.
  const benefits = new Map(
    loaded.flatMap((plan) => plan.benefits.map((benefit) => [benefit.type, benefit] as const)),
  );
  const names = Object.keys(texts.plan.sections) as (keyof ResultTexts["plan"]["sections"])[];
  const sections = names.map((section) => ({
    title: texts.plan.sections[section],
    rows: [...benefits.values()]
      .filter((benefit) => benefit.section === section)
      .map(({ type, name }) =>
        row(type, benefitName(name, texts.plan), (plan) => {
          const own = plan.benefits.find((benefit) => benefit.type === type);
          return own?.isCovered ? priceText(own.inNetwork, texts.plan) : texts.plan.notCovered;
        }),
      ),
  }));
  return [{ title: texts.plan.sections.costs, rows: costs }, ...merged(sections, texts)];
}

/** The sections with rows. That of the costs has its own above. */
function merged(sections: readonly CompareSection[], texts: ResultTexts): CompareSection[] {
  return sections.filter(({ title, rows }) => rows.length > 0 && title !== texts.plan.sections.costs);
}

/** Whether the plans of a row have different values. */
export function isDifferent({ values }: CompareRow): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}
