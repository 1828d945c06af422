import type { Page } from "@portico/endpoints";
import { formatValue, type ListEndpoint, valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenTotal } from "@portico/screens";
import { Button } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { useClient } from "../client/screen-client.ts";
import { useLastResult } from "../last-result.ts";
import { sumQuery } from "../list-query.ts";
import { allFilters, type ListState } from "../list-state.ts";
import { useTotalsMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";

interface List {
  endpointId: string;
  endpoint: ListEndpoint;
  state: ListState;
  /** The number of matching records, or undefined while it loads. */
  totalRecords: number | undefined;
  /** Whether there are more matching records than `totalRecords`, because counting stopped there. */
  hasMoreRecords: boolean;
  /** The body of the list response. */
  response: unknown;
}

export interface FooterTotalsProps extends List {
  totals: readonly ScreenTotal[];
}

/** The totals below a list. Sums include all matching rows. Hidden totals are loaded when the user clicks 'View'. */
export function FooterTotals({ totals, ...list }: FooterTotalsProps) {
  const texts = useTotalsMessages();
  return (
    <dl
      aria-label={texts.label}
      // On phones two on a line, so that a sum that arrives moves no other.
      className="page:grid page:grow page:grid-cols-2 page:items-center page:gap-x-6 page:gap-y-1 page:text-table page:tabular-nums page:sm:flex page:sm:grow-0 page:sm:flex-wrap"
    >
      {totals.map((total) => (
        <Total key={JSON.stringify(total)} total={total} {...list} />
      ))}
    </dl>
  );
}

function Total({ total, ...list }: List & { total: ScreenTotal }) {
  const texts = useTotalsMessages();
  const { endpointId, endpoint, state, totalRecords, hasMoreRecords, response } = list;
  switch (total.of) {
    case "records":
      return (
        <TotalLine label={total.label ?? texts.records}>
          {totalRecords === undefined ? texts.loading : formatValue("number", totalRecords, {})}
          {hasMoreRecords && "+"}
        </TotalLine>
      );
    case "sum": {
      const field = endpoint.fields[total.field];
      return (
        <TotalLine label={total.label ?? field?.label ?? total.field} isHidden={total.hidden}>
          <Sum
            endpointId={endpointId}
            state={state}
            field={total.field}
            label={total.label ?? field?.label ?? total.field}
            format={field?.format}
          />
        </TotalLine>
      );
    }
    case "answer":
      return (
        <TotalLine label={total.label} isHidden={total.hidden}>
          {formatValue(total.format ?? "number", valueAt(response, total.path), {}) || texts.none}
        </TotalLine>
      );
    case "result":
      return <Result endpointId={endpointId} />;
  }
}

/** The result of the last action. Announced by its notification. */
function Result({ endpointId }: Pick<List, "endpointId">) {
  const texts = useTotalsMessages();
  const result = useLastResult(endpointId);
  if (!result) return null;
  return (
    <div className="page:col-span-2 page:basis-full">
      <dt className="page:sr-only">{texts.result}</dt>
      <dd className={result.tone === "success" ? "page:text-success-fg" : "page:text-danger-fg"}>
        {result.text}
      </dd>
    </div>
  );
}

interface TotalLineProps {
  label: string;
  isHidden?: boolean | undefined;
  children: ReactNode;
}

function TotalLine({ label, isHidden = false, children }: TotalLineProps) {
  const texts = useTotalsMessages();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div className="page:flex page:min-w-0 page:flex-wrap page:items-center page:gap-x-1.5">
      <dt className="page:text-fg-muted">{label}</dt>
      <dd className="page:font-semibold" aria-live={isHidden ? "polite" : undefined}>
        {isHidden && !isRevealed ? (
          <Button size="sm" aria-label={texts.viewOf(label)} onClick={() => setRevealed(true)}>
            {texts.view}
          </Button>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

interface SumProps {
  endpointId: string;
  state: ListState;
  field: string;
  /** The label of the sum. */
  label: string;
  format: ListEndpoint["fields"][string]["format"];
}

/** A sum has its own request, so that rows load without it and paging doesn't request it again. */
function Sum({ endpointId, state, field, label, format = "number" }: SumProps) {
  const texts = useTotalsMessages();
  const page = usePageMessages();
  const query = sumQuery(allFilters(state), field);
  const client = useClient();
  const origin = useCallOrigin();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [endpointId, query, origin],
    queryFn: ({ signal }) => client.fetchJson<Page<ListRow>>(endpointId, { query, signal, origin }),
  });
  if (error) {
    return (
      <span
        role="alert"
        className="page:flex page:flex-wrap page:items-center page:gap-1.5 page:font-normal page:text-danger-fg"
      >
        {texts.failed(errorMessage(error, page))}
        <Button
          size="sm"
          aria-label={texts.retryOf(label)}
          isLoading={isFetching}
          onClick={() => void refetch()}
        >
          {page.summary.retry}
        </Button>
      </span>
    );
  }
  if (!data) return texts.loading;
  return formatValue(format, data.totals?.[field], {}) || texts.none;
}
