import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { NotLoaded } from "@portico/renderer/client";
import { Button, Skeleton } from "@portico/ui";
import { Link } from "@portico/ui/display";
import { Printer } from "@portico/ui/icons";
import { Split } from "@portico/ui/layout";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink, useParams } from "react-router";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { planMessages } from "../../../messages/plans.ts";
import { ApplicationFrame } from "../application/application-frame.tsx";
import { EnrollmentNotice } from "../application/enrollment-notice.tsx";
import { useSearchInUrl } from "../plans/use-search-in-url.ts";
import { DemoNotice } from "../pricing/demo-notice.tsx";
import { GroupProblem } from "../pricing/group-problem.tsx";
import { planQuery } from "../pricing/plan-query.ts";
import { usePricing } from "../pricing/use-pricing.ts";
import { EnrollCard } from "./enroll-card.tsx";
import { PlanDetailsView } from "./plan-details-view.tsx";
import { SelectCard } from "./select-card.tsx";

/** The page of a plan, priced for an application or for the group in the path. */
export function PlanPage() {
  return (
    <ApplicationFrame title={texts.title}>
      {(application) => <Plan application={application} />}
    </ApplicationFrame>
  );
}

function Plan({ application }: { application: ApplicationDetail }) {
  const { planId = "" } = useParams();
  const search = useSearchInUrl();
  const pricing = usePricing(application, search.state.isWithoutCredit);
  const { data, error, isFetching, refetch } = useQuery({
    ...planQuery(application.id, planId, pricing.request),
    enabled: pricing.canPrice,
  });
  const names = pricing.covered.map(({ name }) => name).join(", ");
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold break-words">{data?.name ?? texts.title}</h1>
          <p className="text-form text-fg-muted">
            {data && `${data.issuer.name} · `}
            {planMessages.summary(names, data)}
          </p>
        </div>
        <div data-print="hidden" className="flex flex-wrap items-center gap-3">
          <Link asChild>
            {/* The search of the plan list is in the URL of this page, too. */}
            <RouterLink to={`..${search.query}`} relative="path">
              {planMessages.backToPlans}
            </RouterLink>
          </Link>
          <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>
      <DemoNotice />
      <EnrollmentNotice application={application} />
      <GroupProblem appId={application.id} pricing={pricing}>
        {data && (
          <Split
            isSticky
            className="print:block"
            classNames={{ aside: "max-lg:order-first print:hidden" }}
            aside={
              pricing.inGroup ? (
                <SelectCard
                  application={application}
                  plan={data}
                  pricing={pricing}
                  inGroup={pricing.inGroup}
                />
              ) : (
                <EnrollCard application={application} plan={data} pricing={pricing} />
              )
            }
          >
            <PlanDetailsView plan={data} />
          </Split>
        )}
        {!data && error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
        {!data && !error && (
          <div role="status" aria-label={texts.loading} className="grid gap-4">
            <Skeleton height="10rem" />
            <Skeleton height="16rem" />
          </div>
        )}
      </GroupProblem>
    </>
  );
}
