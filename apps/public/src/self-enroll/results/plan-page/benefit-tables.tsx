import type { PlanDetails, PlanSection } from "@portico/contract/schemas/plans";
import { cardStyles } from "../../controls/control-styles.ts";
import { benefitLimit, benefitName } from "../plan/plan-terms.ts";
import { priceText } from "../plan/price-text.ts";
import { useResultTexts } from "../result-texts.ts";

/** Every benefit of a plan, in sections. */
export function BenefitTables({ benefits }: { benefits: PlanDetails["benefits"] }) {
  const texts = useResultTexts().plan;
  const sections = Object.keys(texts.sections) as PlanSection[];
  return sections.map((section) => {
    const shown = benefits.filter((benefit) => benefit.section === section);
    if (shown.length === 0) return null;
    return (
      <section
        key={section}
        aria-labelledby={`section-${section}`}
        className={`${cardStyles} break-inside-avoid`}
      >
        <h2 id={`section-${section}`} className="mb-2 text-lg font-semibold">
          {texts.sections[section]}
        </h2>
        <table className="w-full border-collapse text-start max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-sm text-fg-muted">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                {texts.benefit}
              </th>
              <th scope="col" className="w-1/4 py-2 pe-4 text-start font-medium">
                {texts.inNetwork}
              </th>
              <th scope="col" className="w-1/4 py-2 text-start font-medium">
                {texts.outOfNetwork}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {shown.map(({ type, name, isCovered, inNetwork, outOfNetwork, limits }) => (
              <tr key={type} className="border-t border-border align-top max-sm:block max-sm:py-3">
                <th scope="row" className="py-2.5 pe-4 text-start font-normal max-sm:block max-sm:py-0">
                  {benefitName(name, texts)}
                  {limits && (
                    <span className="block text-sm text-fg-muted">
                      {texts.limits(benefitLimit(limits, texts))}
                    </span>
                  )}
                </th>
                <td className="py-2.5 pe-4 font-medium max-sm:block max-sm:py-0.5">
                  <span className="text-sm font-normal text-fg-muted sm:hidden">{texts.inNetwork}: </span>
                  {isCovered ? priceText(inNetwork, texts) : texts.notCovered}
                </td>
                <td className="py-2.5 max-sm:block max-sm:py-0.5">
                  <span className="text-sm text-fg-muted sm:hidden">{texts.outOfNetwork}: </span>
                  {isCovered ? priceText(outOfNetwork, texts) : texts.notCovered}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}
