import { useEffect, useState } from "react";
import { CallFailure } from "../api/send.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { LoadingPage } from "../frame/loading-page.tsx";
import type { ResultRoute } from "../routing/routes.ts";
import type { ServedPlan } from "../site/site.ts";
import { loadedResults, loadResults } from "./result-modules.ts";

interface Props {
  readonly route: ResultRoute;
  readonly plan: ServedPlan | undefined;
}

/** A page with results. Its code loads on first use. */
export function ResultPage({ route, plan }: Props) {
  const [results, setResults] = useState(loadedResults);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (results || hasFailed) return;
    loadResults().then(
      (module) => setResults(module),
      () => setFailed(true),
    );
  }, [results, hasFailed]);
  if (results) return <results.Results route={route} plan={plan} />;
  if (hasFailed)
    return <FailureNotice failure={new CallFailure("offline")} onRetry={() => setFailed(false)} />;
  return <LoadingPage />;
}
