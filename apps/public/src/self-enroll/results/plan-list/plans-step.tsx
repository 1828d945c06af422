import { useEffect, useMemo } from "react";
import { useCall } from "../../api/use-call.ts";
import { cardStyles, linkStyles } from "../../controls/control-styles.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { SelectField } from "../../controls/select-field.tsx";
import { Bar } from "../../frame/loading-page.tsx";
import { Page } from "../../frame/page.tsx";
import { numberOf } from "../../quote/draft.ts";
import { type PlanFilters, planSortOrders } from "../../quote/plan-filters.ts";
import { updateQuote } from "../../quote/quote-store.ts";
import { Link } from "../../routing/link.tsx";
import { useFormat } from "../../site/format.ts";
import { useSite } from "../../site/site.ts";
import { CompareBar } from "../compare/compare-bar.tsx";
import { keepPremiums } from "../compare/selected-plans.ts";
import { EstimatePanel } from "../estimate/estimate-panel.tsx";
import { TalkToAgent } from "../lead/talk-to-agent.tsx";
import { useResultTexts } from "../result-texts.ts";
import type { ValidQuote } from "../with-quote.tsx";
import { FilterButton, FilterPanel } from "./filter-panel.tsx";
import { NoPlans } from "./no-plans.tsx";
import { PlanListItem } from "./plan-list-item.tsx";
import { PlanPager } from "./plan-pager.tsx";
import { changedFilters, searchOf } from "./plan-query.ts";

/** The fifth step: the plans for a household. */
export function PlansStep({ quote, household }: ValidQuote) {
  const texts = useResultTexts();
  const { links } = useSite();
  const { day, dollars } = useFormat();
  const search = useMemo(() => searchOf(quote), [quote]);
  const { data, isLoading, failure, retry } = useCall("quote.plans", {
    body: { ...household, planSearch: search },
  });
  useEffect(() => {
    if (data && !isLoading && !failure) keepPremiums(data.plans);
  }, [data, isLoading, failure]);
  const change = (part: Partial<PlanFilters>) =>
    updateQuote(({ filters }) => ({ filters: changedFilters(filters, part) }));
  const place = `${quote.countyName || quote.zip}${quote.state ? `, ${quote.state}` : ""}`;
  const applying = household.applicants.filter(({ applies }) => applies).length;
  return (
    <Page
      isWide
      heading={data ? texts.plans.heading(data.total, place) : texts.plans.loading}
      {...(data && { lead: texts.plans.lead(day(data.effectiveDate)) })}
    >
      <div className="-mt-3 mb-5 flex flex-wrap items-center gap-x-4">
        <span>{texts.plans.summary(applying, dollars(numberOf(quote.income)))}</span>
        <Link to={{ page: "people" }} className={`inline-flex min-h-11 items-center ${linkStyles}`}>
          {texts.plans.editAnswers}
        </Link>
      </div>
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel quote={quote} found={data} onChange={change} />
        <div className="grid content-start gap-5">
          <EstimatePanel quote={quote} household={household} />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <SelectField
              id="sort"
              label={texts.plans.sort}
              value={quote.filters.sort}
              options={planSortOrders.map((value) => ({ value, label: texts.plans.sorts[value] }))}
              onChange={(sort) => change({ sort })}
              className="w-full sm:w-64"
            />
            <div className="flex flex-wrap gap-2">
              <FilterButton quote={quote} found={data} onChange={change} />
              <TalkToAgent quote={quote} />
            </div>
          </div>
          {failure && (
            <FailureNotice failure={failure} onRetry={retry}>
              {links.callUs && (
                <a href={links.callUs} className={`inline-flex min-h-11 items-center ${linkStyles}`}>
                  {links.callUs.replace("tel:", "")}
                </a>
              )}
            </FailureNotice>
          )}
          <p role="status" className="sr-only">
            {isLoading ? texts.plans.updating : data && texts.plans.heading(data.total, place)}
          </p>
          {data ? (
            <ul aria-busy={isLoading || undefined} className={`grid gap-4 ${isLoading ? "opacity-60" : ""}`}>
              {data.plans.map((plan) => (
                <PlanListItem
                  key={plan.id}
                  plan={plan}
                  level={quote.healthcareLevel}
                  isSelected={quote.plansSelected.some(({ id }) => id === plan.id)}
                />
              ))}
            </ul>
          ) : (
            !failure && <PlaceholderCards />
          )}
          {data?.total === 0 && !failure && <NoPlans filters={quote.filters} />}
          {data && data.total > 0 && (
            <PlanPager total={data.total} page={quote.filters.page} onChange={(page) => change({ page })} />
          )}
        </div>
      </div>
      <CompareBar selected={quote.plansSelected} />
    </Page>
  );
}

function PlaceholderCards() {
  return [1, 2, 3].map((key) => (
    <div key={key} className={`grid gap-3 ${cardStyles}`}>
      <Bar className="h-6 w-2/3" />
      <Bar className="h-24" />
    </div>
  ));
}
