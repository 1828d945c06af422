import type { ResponseBody } from "@portico/contract/schemas";
import { ArrowLeft, Printer } from "@portico/ui/icons";
import { CheckField } from "../../controls/check-field.tsx";
import { buttonStyles, cardStyles } from "../../controls/control-styles.ts";
import { Page } from "../../frame/page.tsx";
import type { QuoteDraft } from "../../quote/draft.ts";
import { maxComparedPlans } from "../../quote/plan-choices.ts";
import { Link } from "../../routing/link.tsx";
import { useFormat } from "../../site/format.ts";
import { premiumOf, toggleSelected } from "../compare/selected-plans.ts";
import { TalkToAgent } from "../lead/talk-to-agent.tsx";
import { MetalBadge } from "../plan/metal-badge.tsx";
import { PlanFigures } from "../plan/plan-figures.tsx";
import { PlanPrice } from "../plan/plan-price.tsx";
import { Rating } from "../plan/rating.tsx";
import { useResultTexts } from "../result-texts.ts";
import { BenefitTables } from "./benefit-tables.tsx";
import { CoverageList } from "./coverage-list.tsx";
import { LimitTable } from "./limit-table.tsx";
import { PlanDocuments } from "./plan-documents.tsx";
import { ShareLink } from "./share-link.tsx";

interface Props {
  readonly plan: ResponseBody<"quote.plan">;
  /** The visitor's quote, if there is one. */
  readonly quote: QuoteDraft | undefined;
}

/** Everything about a plan. */
export function PlanView({ plan, quote }: Props) {
  const texts = useResultTexts();
  const { dollars } = useFormat();
  const { yearlyCost } = plan;
  const isSelected = quote?.plansSelected.some(({ id }) => id === plan.id) ?? false;
  const isFull = (quote?.plansSelected.length ?? 0) >= maxComparedPlans;
  return (
    <Page isWide heading={plan.name} lead={plan.issuer.name}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {quote && (
            <Link to={{ page: "plans" }} className={buttonStyles.quiet}>
              <ArrowLeft size={18} />
              {texts.plan.backToPlans}
            </Link>
          )}
          <button type="button" className={buttonStyles.secondary} onClick={() => print()}>
            <Printer size={18} />
            {texts.plan.print}
          </button>
          <ShareLink planId={plan.id} />
          <TalkToAgent quote={quote} />
        </div>
        <section className={`grid gap-5 ${cardStyles}`}>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="flex flex-wrap items-center gap-2">
              <MetalBadge plan={plan} />
              <span>{plan.type}</span>
              {plan.hsaEligible && <span>· {texts.card.hsa}</span>}
              <Rating rating={plan.rating} />
            </div>
            {plan.isPriced && <PlanPrice plan={plan} />}
          </div>
          {!plan.isPriced && (
            <div className="grid justify-items-start gap-2 print:hidden">
              <p>
                {texts.plan.unpriced} {texts.plan.fullPriceNote}
              </p>
              <Link to={{ page: "zip" }} className={buttonStyles.primary}>
                {texts.plan.enterZip}
              </Link>
            </div>
          )}
          <PlanFigures
            plan={plan}
            more={
              yearlyCost && plan.isPriced
                ? [{ label: texts.card.yearlyCost, value: dollars(yearlyCost.total) }]
                : []
            }
          />
          {yearlyCost && plan.isPriced && (
            <p className="text-sm text-fg-muted">
              {texts.card.yearlyCost}
              {quote && ` (${texts.card.level[quote.healthcareLevel]})`}:{" "}
              {texts.card.yearlyParts(dollars(yearlyCost.premiums), dollars(yearlyCost.care))}
            </p>
          )}
          {quote && (
            <CheckField
              label={texts.plan.compare}
              isChecked={isSelected}
              disabledReason={isFull && !isSelected ? texts.card.compareFull : undefined}
              onChange={() => toggleSelected({ ...plan, issuer: plan.issuer.name, premium: premiumOf(plan) })}
              className="print:hidden"
            />
          )}
          <p className="text-sm text-fg-muted">
            {texts.plan.id}: {plan.id}
          </p>
        </section>
        {quote && (
          <>
            <CoverageList
              title={texts.plan.yourDoctors}
              chosen={quote.preferredDoctors}
              coverage={plan.doctors}
            />
            <CoverageList title={texts.plan.yourDrugs} chosen={quote.preferredDrugs} coverage={plan.drugs} />
          </>
        )}
        <LimitTable plan={plan} />
        <BenefitTables benefits={plan.benefits} />
        <PlanDocuments documents={plan.documents} />
      </div>
    </Page>
  );
}
