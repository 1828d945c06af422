import { maxComparedPlans } from "@portico/contract";
import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { PlanCard as Plan } from "@portico/contract/schemas/plans";
import { NotLoaded } from "@portico/renderer/client";
import { EmptyState, Skeleton } from "@portico/ui";
import { Split } from "@portico/ui/layout";
import { useQueries } from "@tanstack/react-query";
import { planMessages as texts } from "../../../messages/plans.ts";
import { planQuery } from "../pricing/plan-query.ts";
import type { Pricing } from "../pricing/use-pricing.ts";
import { CompareBar } from "./compare/compare-bar.tsx";
import { MorePlans } from "./more-plans.tsx";
import { PlanCard } from "./plan-card.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { countFilters, filtersOf, togglePlan } from "./search-state.ts";
import { SearchToolbar } from "./search-toolbar.tsx";
import type { usePlanSearch } from "./use-plan-search.ts";
import type { SearchInUrl } from "./use-search-in-url.ts";

export interface PlanResultsProps {
  application: ApplicationDetail;
  pricing: Pricing;
  search: SearchInUrl;
  query: ReturnType<typeof usePlanSearch>;
  /** Whether the user returns from a comparison of plans. */
  isReturning: boolean;
}

/** The filters, the plans that match them, and the plans that were chosen to be compared. */
export function PlanResults({ application, pricing, search, query, isReturning }: PlanResultsProps) {
  const { state, change } = search;
  const { data, error, isFetching, refetch, isOutdated } = query;
  const plans = distinctPlans(data?.pages.flatMap((page) => page.plans) ?? []);
  // Plans that were chosen before a reload, or with other filters.
  const others = useQueries({
    queries: state.compared
      .filter((id) => data && !plans.some((plan) => plan.id === id))
      .map((id) => planQuery(application.id, id, pricing.request)),
  });
  const [first] = data?.pages ?? [];
  return (
    <Split
      side="start"
      asideWidth="md"
      isSticky
      aside={<SearchPanel filters={filtersOf(state)} facets={first?.facets} onFiltersChange={change} />}
    >
      <section aria-label={texts.title} className="flex min-w-0 flex-col gap-3">
        <SearchToolbar search={search} total={first?.total} hasCredit={pricing.credit > 0} />
        {!data && !error && <PlansSkeleton />}
        {!data && error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
        {first?.total === 0 && <NoPlans isFiltered={countFilters(state) > 0} />}
        {plans.length > 0 && (
          <ul
            aria-busy={isOutdated || undefined}
            // The margins keep a control with the focus above the plans to compare.
            className={`grid gap-3 xl:grid-cols-2 [&_a]:scroll-mb-24 [&_button]:scroll-mb-24 ${isOutdated ? "opacity-60" : ""}`}
          >
            {plans.map((plan) => (
              <li key={plan.id} className="grid min-w-0">
                <PlanCard
                  plan={plan}
                  detailsTo={`${plan.id}${search.query}`}
                  isCompared={state.compared.includes(plan.id)}
                  isComparisonFull={state.compared.length >= maxComparedPlans}
                  onCompareChange={() => change({ compared: togglePlan(state.compared, plan.id) })}
                />
              </li>
            ))}
          </ul>
        )}
        {first && plans.length > 0 && <MorePlans query={query} shown={plans.length} total={first.total} />}
        <CompareBar
          compared={state.compared}
          plans={[...plans, ...others.flatMap((one) => one.data ?? [])]}
          isFocused={isReturning}
          onOpen={() => change({ isComparing: true })}
          onChange={(compared) => change({ compared })}
        />
      </section>
    </Split>
  );
}

/** Plans can move to another page between two requests. */
function distinctPlans(plans: readonly Plan[]): Plan[] {
  return [...new Map(plans.map((plan) => [plan.id, plan])).values()];
}

function PlansSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-3 xl:grid-cols-2">
      {["first", "second", "third", "fourth"].map((card) => (
        <Skeleton key={card} height="13rem" />
      ))}
    </div>
  );
}

function NoPlans({ isFiltered }: { isFiltered: boolean }) {
  const { results } = texts;
  return (
    <EmptyState
      title={isFiltered ? results.none : results.noneSold}
      hint={isFiltered ? results.noneHint : results.noneSoldHint}
    />
  );
}
