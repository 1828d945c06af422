import { type ComponentType, useEffect } from "react";
import { LoadingPage } from "../frame/loading-page.tsx";
import type { QuoteDraft } from "../quote/draft.ts";
import { updateQuote, useStoredQuote } from "../quote/quote-store.ts";
import { redirect } from "../routing/navigation.ts";
import { type Step, steps } from "../routing/routes.ts";

/** Props of a step. */
export interface StepProps {
  readonly quote: QuoteDraft;
}

/** A step after the first. The first one must have been answered. */
export function QuestionPage({ step, Step }: { step: Step; Step: ComponentType<StepProps> }) {
  const quote = useStoredQuote();
  const hasCounty = quote !== undefined && quote.countyfips !== "";
  const isReached = quote !== undefined && quote.reached >= steps.indexOf(step);
  useEffect(() => {
    if (quote && !hasCounty) redirect({ page: "zip" });
    if (hasCounty && !isReached) updateQuote({ reached: steps.indexOf(step) });
  }, [quote, hasCounty, isReached, step]);
  return hasCounty ? <Step quote={quote} /> : <LoadingPage />;
}
