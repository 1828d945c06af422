import type { NewBatchForm } from "@portico/contract/features/payments/payment-batches.schemas";
import { NotLoaded } from "@portico/renderer/client";
import { Skeleton } from "@portico/ui";
import { formatMoney, formatNumber } from "@portico/ui/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { fetchJson } from "../../api/client.ts";
import { paymentMessages } from "../../messages/payments.ts";
import { selectionOf } from "./batch-selection.ts";

const { newBatch: texts, ...labels } = paymentMessages;

/** What a batch with the form's values would pay, by agent and carrier. */
export function BatchPreview() {
  const { carrierId, month, year, agentIds } = useWatch<NewBatchForm>();
  const isComplete = Boolean(month && year);
  const body = selectionOf({
    carrierId: carrierId ?? "",
    month: month ?? "",
    year: year ?? "",
    agentIds: (agentIds ?? []).filter((id) => id !== undefined),
  });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["paymentBatches.preview", body],
    queryFn: ({ signal }) => fetchJson("paymentBatches.preview", { body, signal }),
    enabled: isComplete,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isComplete) return null;
  if (error) return <NotLoaded title={texts.previewFailed} {...{ error, isFetching, refetch }} />;
  if (!data)
    return (
      <div role="status" aria-label={texts.previewing} className="sm:col-span-2">
        <Skeleton height="6rem" />
      </div>
    );
  return (
    <div className="grid gap-2 sm:col-span-2" aria-busy={isFetching}>
      <p role="status" className="text-form font-medium tabular-nums">
        {data.lines === 0 ? texts.nothing : texts.pays(formatMoney(data.amount), data.agents, data.lines)}
      </p>
      {data.deferred.map(({ agentId, agent, amount }) => (
        <p key={agentId} className="text-table text-warning-fg">
          {texts.deferred(agent, formatMoney(amount))}
        </p>
      ))}
      {data.lines > 0 && (
        <div className="max-h-72 overflow-y-auto rounded-md border border-border p-2">
          <AmountTable
            title={texts.preview}
            columns={[
              { label: labels.agent },
              { label: labels.carrier },
              { label: labels.lines, isFigure: true },
              { label: labels.commissions, isFigure: true },
              { label: labels.chargebacks, isFigure: true },
              { label: labels.amount, isFigure: true },
            ]}
            rows={data.data.map((row) => [
              row.agent,
              row.carrier,
              formatNumber(row.lines),
              formatMoney(row.commissions),
              formatMoney(row.chargebacks),
              formatMoney(row.amount),
            ])}
            total={[labels.total, "", formatNumber(data.lines), "", "", formatMoney(data.amount)]}
          />
        </div>
      )}
    </div>
  );
}
