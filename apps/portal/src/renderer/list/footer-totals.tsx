import { formatValue, type ListEndpoint, type ListId, valueAt } from "@portico/contract";
import type { ScreenTotal } from "@portico/portal-config";
import { Button } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { messages } from "../../messages/messages.ts";
import { allFilters, type ListState } from "../list-state.ts";

const words = messages.summary.totals;

interface List {
  endpointId: ListId;
  endpoint: ListEndpoint;
  state: ListState;
  /** How many records match; undefined until that is known. */
  totalRecords: number | undefined;
  /** More match than `totalRecords`, which is as far as they are counted. */
  hasMoreRecords: boolean;
  /** The list's whole answer. */
  answer: unknown;
}

/** Props of `FooterTotals`. */
export interface FooterTotalsProps extends List {
  totals: readonly ScreenTotal[];
}

/** The totals under a list. Sums are over all that matches; those hidden are calculated when one asks to see them. */
export function FooterTotals({ totals, ...list }: FooterTotalsProps) {
  return (
    <dl
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 text-table tabular-nums"
    >
      {totals.map((total) => (
        <Total key={JSON.stringify(total)} total={total} {...list} />
      ))}
    </dl>
  );
}

function Total({ total, ...list }: List & { total: ScreenTotal }) {
  const { endpointId, endpoint, state, totalRecords, hasMoreRecords, answer } = list;
  switch (total.of) {
    case "records":
      return (
        <Line label={total.label ?? words.records}>
          {totalRecords === undefined ? words.loading : formatValue("number", totalRecords)}
          {hasMoreRecords && "+"}
        </Line>
      );
    case "sum": {
      const field = endpoint.fields[total.field];
      return (
        <Line label={total.label ?? field?.label ?? total.field} isHidden={total.hidden}>
          <Sum
            endpointId={endpointId}
            state={state}
            field={total.field}
            label={total.label ?? field?.label ?? total.field}
            format={field?.format}
          />
        </Line>
      );
    }
    case "answer":
      return (
        <Line label={total.label} isHidden={total.hidden}>
          {formatValue(total.format ?? "number", valueAt(answer, total.path)) || words.none}
        </Line>
      );
  }
}

interface LineProps {
  label: string;
  isHidden?: boolean | undefined;
  children: ReactNode;
}

function Line({ label, isHidden = false, children }: LineProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-fg-muted">{label}</dt>
      <dd className="font-semibold" aria-live="polite">
        {isHidden && !isAsked ? (
          <Button size="sm" aria-label={words.viewOf(label)} onClick={() => setAsked(true)}>
            {words.view}
          </Button>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

interface SumProps {
  endpointId: ListId;
  state: ListState;
  field: string;
  /** What it is the sum of. */
  label: string;
  format: ListEndpoint["fields"][string]["format"];
}

/** A sum has a call of its own: rows do not wait for it, and paging does not ask for it again. */
function Sum({ endpointId, state, field, label, format = "number" }: SumProps) {
  const query = { ...allFilters(state), totals: field, columns: "id", pageSize: "1" };
  const origin = useCallOrigin();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [endpointId, query, origin],
    queryFn: ({ signal }) => fetchJson(endpointId, { query, signal, origin }),
  });
  if (error) {
    return (
      <span role="alert" className="flex flex-wrap items-center gap-1.5 font-normal text-danger-fg">
        {words.failed(errorMessage(error))}
        <Button
          size="sm"
          aria-label={words.retryOf(label)}
          isLoading={isFetching}
          onClick={() => void refetch()}
        >
          {messages.summary.retry}
        </Button>
      </span>
    );
  }
  if (!data) return words.loading;
  return formatValue(format, data.totals?.[field]) || words.none;
}
