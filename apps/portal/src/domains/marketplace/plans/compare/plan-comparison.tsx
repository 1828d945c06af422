import type { PlanDetails } from "@portico/contract/schemas/plans";
import { NotLoaded } from "@portico/renderer/client";
import { Button, EmptyState, Skeleton } from "@portico/ui";
import { Switch } from "@portico/ui/forms";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { planMessages } from "../../../../messages/plans.ts";
import { planQuery } from "../../pricing/plan-query.ts";
import type { PricingRequest } from "../../pricing/use-pricing.ts";
import { comparedRows } from "./compare-rows.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const texts = planMessages.compare;

export interface PlanComparisonProps {
  appId: string;
  pricing: PricingRequest;
  planIds: readonly string[];
  /** The query for links to the plans, which keeps the search. */
  query: string;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** Up to four plans side by side, with their differences marked. */
export function PlanComparison(props: PlanComparisonProps) {
  const { appId, pricing, planIds, onClose } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const queries = useQueries({ queries: planIds.map((id) => planQuery(appId, id, pricing)) });
  const plans = queries.flatMap(({ data }): PlanDetails[] => (data ? [data] : []));
  const failed = queries.find(({ data, error }) => !data && error);
  const isLoading = queries.some(({ data, error }) => !data && !error);
  const rows = comparedRows(plans);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={title} tabIndex={-1} className="me-auto text-section font-semibold outline-none">
          {texts.title}
        </h2>
        <Switch
          label={texts.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      {failed && <NotLoaded title={texts.notLoaded} {...failed} />}
      {isLoading && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="20rem" />
        </div>
      )}
      {!isLoading && plans.length < 2 && !failed && <EmptyState title={texts.needsTwo} />}
      {!isLoading && plans.length >= 2 && (
        <>
          <ComparisonTable plans={plans} rows={shown} query={props.query} onRemove={props.onRemove} />
          {shown.length === 0 && <p className="text-fg-muted">{texts.same}</p>}
        </>
      )}
    </div>
  );
}
