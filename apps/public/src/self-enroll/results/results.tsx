import type { ResultRoute } from "../routing/routes.ts";
import type { ServedPlan } from "../site/site.ts";
import { ComparePage } from "./compare/compare-page.tsx";
import { PlansStep } from "./plan-list/plans-step.tsx";
import { PlanPage } from "./plan-page/plan-page.tsx";
import { WithQuote } from "./with-quote.tsx";

interface Props {
  readonly route: ResultRoute;
  readonly plan: ServedPlan | undefined;
}

/** The pages with results. */
export function Results({ route, plan }: Props) {
  switch (route.page) {
    case "plans":
      return <WithQuote render={(quote) => <PlansStep {...quote} />} />;
    case "compare":
      return <WithQuote render={(quote) => <ComparePage {...quote} />} />;
    case "plan":
      return <PlanPage planId={route.planId} served={plan?.id === route.planId ? plan : undefined} />;
  }
}
