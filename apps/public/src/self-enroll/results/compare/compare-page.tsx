import { ArrowLeft } from "@portico/ui/icons";
import { useEffect } from "react";
import { useCall } from "../../api/use-call.ts";
import { buttonStyles } from "../../controls/control-styles.ts";
import { Page } from "../../frame/page.tsx";
import { Link } from "../../routing/link.tsx";
import { TalkToAgent } from "../lead/talk-to-agent.tsx";
import { useResultTexts } from "../result-texts.ts";
import type { ValidQuote } from "../with-quote.tsx";
import { CompareTable } from "./compare-table.tsx";
import { keepPremiums } from "./selected-plans.ts";

/** The sixth step: up to four plans next to each other. */
export function ComparePage({ quote, household }: ValidQuote) {
  const texts = useResultTexts().compare;
  const { plansSelected } = quote;
  const inputOf = (index: number) => {
    const plan = plansSelected[index];
    return plan && { params: { planId: plan.id }, body: { household } };
  };
  const states = [
    useCall("quote.plan", inputOf(0)),
    useCall("quote.plan", inputOf(1)),
    useCall("quote.plan", inputOf(2)),
    useCall("quote.plan", inputOf(3)),
  ];
  const current = states.flatMap(({ data, isLoading, failure }, index) =>
    data && !isLoading && !failure && data.id === plansSelected[index]?.id ? [data] : [],
  );
  useEffect(() => keepPremiums(current));
  const isEmpty = plansSelected.length === 0;
  return (
    <Page isWide heading={isEmpty ? texts.empty : texts.heading} {...(isEmpty && { lead: texts.emptyText })}>
      <div className="mb-5 flex flex-wrap justify-between gap-3 print:hidden">
        <Link to={{ page: "plans" }} className={isEmpty ? buttonStyles.primary : buttonStyles.quiet}>
          <ArrowLeft size={18} />
          {texts.toPlans}
        </Link>
        {!isEmpty && <TalkToAgent quote={quote} />}
      </div>
      {!isEmpty && (
        <CompareTable
          columns={plansSelected.map((plan, index) => ({
            plan,
            details: states[index]?.data?.id === plan.id ? states[index].data : undefined,
            failure: states[index]?.failure,
            retry: () => states[index]?.retry(),
          }))}
        />
      )}
    </Page>
  );
}
