import { useMemo } from "react";
import { useCall } from "../../api/use-call.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { LoadingPage } from "../../frame/loading-page.tsx";
import { Page } from "../../frame/page.tsx";
import { useStoredQuote } from "../../quote/quote-store.ts";
import { toHousehold } from "../../quote/to-household.ts";
import { steps } from "../../routing/routes.ts";
import type { ServedPlan } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";
import { NoSuchPlan } from "./no-such-plan.tsx";
import { PlanView } from "./plan-view.tsx";

interface Props {
  readonly planId: string;
  /** The plan without prices, as the server rendered it. */
  readonly served: ServedPlan | undefined;
}

/** The seventh step: a plan with every benefit. Anyone with its address can open it. */
export function PlanPage({ planId, served }: Props) {
  const texts = useResultTexts().plan;
  const quote = useStoredQuote();
  const isQuoted = quote !== undefined && quote.reached >= steps.length - 1;
  const household = useMemo(() => (isQuoted ? toHousehold(quote) : undefined), [isQuoted, quote]);
  const input = { params: { planId }, body: household ? { household } : {} };
  // The server has answered the request without a household.
  const { data, failure, retry } = useCall("quote.plan", served && !household ? undefined : input);
  const plan = data?.id === planId ? data : served;
  if (failure?.kind === "notFound" || (failure?.kind === "rejected" && !plan)) return <NoSuchPlan />;
  if (!plan && failure)
    return (
      <Page heading={texts.id}>
        <FailureNotice failure={failure} onRetry={retry} />
      </Page>
    );
  if (!plan) return <LoadingPage />;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      <PlanView plan={plan} quote={isQuoted ? quote : undefined} />
    </>
  );
}
