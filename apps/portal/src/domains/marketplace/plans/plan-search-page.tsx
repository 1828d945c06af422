import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { PlanPage } from "@portico/contract/schemas/plans";
import { lazyPart } from "@portico/renderer/parts";
import { Link } from "@portico/ui/display";
import { Suspense, useState } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { planMessages as texts } from "../../../messages/plans.ts";
import { ApplicationFrame } from "../application/application-frame.tsx";
import { EnrollmentNotice } from "../application/enrollment-notice.tsx";
import { DemoNotice } from "../pricing/demo-notice.tsx";
import { GroupProblem } from "../pricing/group-problem.tsx";
import { type Pricing, usePricing } from "../pricing/use-pricing.ts";
import { PlanResults } from "./plan-results.tsx";
import { usePlanSearch } from "./use-plan-search.ts";
import { useSearchInUrl } from "./use-search-in-url.ts";

const PlanComparison = lazyPart(async () => (await import("./compare/plan-comparison.tsx")).PlanComparison);

/** The search for plans for an application, or for the group in the path. */
export function PlanSearchPage() {
  return (
    <ApplicationFrame title={texts.titleOf(groupNumber(useParams().groupId))}>
      {(application) => <PlanSearch application={application} />}
    </ApplicationFrame>
  );
}

/** Returns the number of a group as users see it, from its position in the path. */
function groupNumber(groupId: string | undefined): number | undefined {
  return groupId !== undefined && /^\d+$/.test(groupId) ? Number(groupId) + 1 : undefined;
}

function PlanSearch({ application }: { application: ApplicationDetail }) {
  const search = useSearchInUrl();
  const { isWithoutCredit, isComparing, compared } = search.state;
  const pricing = usePricing(application, isWithoutCredit);
  const query = usePlanSearch(application.id, search, pricing.request, pricing.canPrice);
  const [hasCompared, setCompared] = useState(isComparing);
  if (isComparing && !hasCompared) setCompared(true);
  return (
    <>
      <Header application={application} pricing={pricing} terms={query.data?.pages[0]} />
      <DemoNotice />
      <EnrollmentNotice application={application} />
      <GroupProblem appId={application.id} pricing={pricing}>
        {isComparing ? (
          <Suspense fallback={<p role="status">{texts.compare.loading}</p>}>
            <PlanComparison
              appId={application.id}
              pricing={pricing.request}
              planIds={compared}
              query={search.query}
              onRemove={(id) => search.change({ compared: compared.filter((one) => one !== id) })}
              onClose={() => search.change({ isComparing: false })}
            />
          </Suspense>
        ) : (
          <PlanResults
            application={application}
            pricing={pricing}
            search={search}
            query={query}
            isReturning={hasCompared}
          />
        )}
      </GroupProblem>
    </>
  );
}

interface HeaderProps {
  application: ApplicationDetail;
  pricing: Pricing;
  /** When coverage of the priced people starts. Undefined until plans are loaded. */
  terms: Pick<PlanPage, "year" | "effectiveDate"> | undefined;
}

function Header({ application, pricing, terms }: HeaderProps) {
  const { inGroup, covered } = pricing;
  const path = `/portal/mk/applications/${application.id}`;
  const names = covered.map(({ name }) => name).join(", ");
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-title font-semibold break-words">
          {texts.titleOf(inGroup && inGroup.index + 1)}
        </h1>
        <p className="text-form text-fg-muted">{texts.summary(names, terms)}</p>
      </div>
      <Link asChild>
        <RouterLink to={inGroup ? `${path}/enrollment` : path}>
          {inGroup ? texts.backToEnrollment : texts.backToApplication}
        </RouterLink>
      </Link>
    </header>
  );
}
