import type { HealthcareLevel } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import { memo } from "react";
import { CheckField } from "../../controls/check-field.tsx";
import { buttonStyles, cardStyles } from "../../controls/control-styles.ts";
import { Link } from "../../routing/link.tsx";
import { useFormat } from "../../site/format.ts";
import { toggleSelected } from "../compare/selected-plans.ts";
import { CoverageLine } from "../plan/coverage-line.tsx";
import { MetalBadge } from "../plan/metal-badge.tsx";
import { PlanFigures } from "../plan/plan-figures.tsx";
import { PlanPrice } from "../plan/plan-price.tsx";
import { priceText } from "../plan/price-text.ts";
import { Rating } from "../plan/rating.tsx";
import { useResultTexts } from "../result-texts.ts";

/** A plan in the visitor's list. */
export type ListedPlan = ResponseBody<"quote.plans">["plans"][number];

interface Props {
  readonly plan: ListedPlan;
  /** How much care the yearly cost is for. */
  readonly level: HealthcareLevel;
  /** Whether the plan was chosen to compare. */
  readonly isSelected: boolean;
}

/** A plan of the list. It renders only when the plan itself changes, so that filters respond at once on a slow phone. */
export const PlanListItem = memo(function PlanListItem({ plan, level, isSelected }: Props) {
  const texts = useResultTexts();
  const format = useFormat();
  const { dollars } = format;
  const priceOf = (prices: ListedPlan["primaryCare"]) => prices && priceText(prices, texts.plan);
  const { yearlyCost } = plan;
  return (
    <li className={cardStyles}>
      <article aria-labelledby={`plan-${plan.id}`} className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1.5">
            <p className="text-sm text-fg-muted">{plan.issuer.name}</p>
            <h2 id={`plan-${plan.id}`} className="text-lg font-semibold sm:text-xl">
              <Link
                to={{ page: "plan", planId: plan.id }}
                className="rounded outline-offset-4 outline-focus hover:underline focus-visible:outline-3"
              >
                {plan.name}
              </Link>
            </h2>
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <MetalBadge plan={plan} />
              <span>{plan.type}</span>
              {plan.hsaEligible && <span>· {texts.card.hsa}</span>}
              <Rating rating={plan.rating} />
            </div>
          </div>
          <PlanPrice plan={plan} />
        </div>
        <PlanFigures
          plan={plan}
          more={[
            { label: texts.card.primaryCare, value: priceOf(plan.primaryCare) },
            { label: texts.card.genericDrugs, value: priceOf(plan.genericDrugs) },
          ]}
        />
        {yearlyCost && (
          <p className="rounded-lg bg-surface-sunken px-4 py-3">
            <span className="font-semibold tabular-nums">{dollars(yearlyCost.total)}</span>{" "}
            {texts.card.yearlyCost} ({texts.card.level[level]})
            <span className="block text-sm text-fg-muted">
              {texts.card.yearlyParts(dollars(yearlyCost.premiums), dollars(yearlyCost.care))}
            </span>
          </p>
        )}
        <CoverageLine doctors={plan.doctors} drugs={plan.drugs} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-3">
          <CheckField
            label={
              <>
                {texts.card.compare} <span className="sr-only">{plan.name}</span>
              </>
            }
            isChecked={isSelected}
            onChange={() => toggleSelected({ ...plan, issuer: plan.issuer.name })}
          />
          <Link
            to={{ page: "plan", planId: plan.id }}
            aria-label={texts.card.detailsOf(plan.name)}
            className={buttonStyles.secondary}
          >
            {texts.card.details}
          </Link>
        </div>
      </article>
    </li>
  );
});
