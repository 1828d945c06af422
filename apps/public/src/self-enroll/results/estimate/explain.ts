import type { ResponseBody } from "@portico/contract/schemas";
import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import type { Format } from "../../site/format.ts";
import type { ResultTexts } from "../texts/en.ts";

type Estimate = ResponseBody<"quote.estimate">;

interface Words {
  readonly texts: ResultTexts["estimate"];
  readonly format: Format;
  /** The name of each person by `uid`. */
  readonly names: ReadonlyMap<string, string>;
  readonly household: QuoteHousehold["household"];
}

/** What an estimate is based on, in words. */
export function explain(estimate: Estimate, { texts, format, names, household }: Words) {
  const { credit, reason, contribution, benchmark, people } = estimate;
  const lines = [
    texts.poverty(
      format.percent(estimate.povertyPercent),
      household.members,
      format.dollars(estimate.povertyLine),
    ),
  ];
  if (credit > 0 && contribution !== null && benchmark !== null)
    lines.push(texts.formula(format.cents(contribution), format.cents(benchmark)));
  if (reason) lines.push(texts.reasons[reason]);
  for (const { uid, outcome } of people) {
    if (outcome === "medicaid" || outcome === "chip" || outcome === "otherCoverage")
      lines.push(texts.outcomes[outcome](names.get(uid) ?? ""));
  }
  // Nobody would expect to pay for people who get Medicaid or CHIP.
  if (people.some(isPublic) && !people.every((one) => isPublic(one) || one.outcome === "notApplying"))
    lines.push(texts.stillPriced);
  return { headline: headlineOf(estimate, texts, format), lines };
}

/** Whether a person may get Medicaid or CHIP. */
export function isPublic({ outcome }: Estimate["people"][number]): boolean {
  return outcome === "medicaid" || outcome === "chip";
}

function headlineOf({ credit, reason }: Estimate, texts: Words["texts"], format: Format): string {
  if (credit > 0) return texts.credit(format.cents(credit));
  return reason === "everyoneGetsMedicaidOrChip" ? texts.medicaid : texts.noCredit;
}
