import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import { type ReactNode, useEffect, useMemo } from "react";
import { LoadingPage } from "../frame/loading-page.tsx";
import type { QuoteDraft } from "../quote/draft.ts";
import { updateQuote, useStoredQuote } from "../quote/quote-store.ts";
import { peopleProblems, toHousehold } from "../quote/to-household.ts";
import { redirect } from "../routing/navigation.ts";
import { steps } from "../routing/routes.ts";

/** A quote without problems, and its request. */
export interface ValidQuote {
  readonly quote: QuoteDraft;
  readonly household: QuoteHousehold;
}

/** Renders a page for a quote without problems. For others, opens the first step with one. */
export function WithQuote({ render }: { render: (quote: ValidQuote) => ReactNode }) {
  const quote = useStoredQuote();
  const household = useMemo(() => quote && toHousehold(quote), [quote]);
  const isReached = (quote?.reached ?? 0) >= steps.length - 1;
  useEffect(() => {
    if (!quote) return;
    if (household) {
      if (!isReached) updateQuote({ reached: steps.length - 1 });
    } else redirect({ page: firstProblem(quote) });
  }, [quote, household, isReached]);
  return quote && household ? render({ quote, household }) : <LoadingPage />;
}

function firstProblem(quote: QuoteDraft) {
  if (quote.countyfips === "") return "zip";
  return peopleProblems(quote).length > 0 ? "people" : "household";
}
