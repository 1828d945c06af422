import { errorMessage, listOf } from "@portico/renderer/client";
import { useFiltersInUrl } from "@portico/renderer/list";
import { Button, Dialog, Skeleton } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client, fetchJson } from "../../api/client.ts";
import { paymentMessages } from "../../messages/payments.ts";
import { PaymentMatrix } from "./payment-matrix.tsx";

const texts = paymentMessages.summary;

/** The most carriers on the line. All are in the table by agent and carrier. */
const mostCarriers = 4;

/** The totals of the payments that match the list's filters, by carrier and by agent. */
export function PaymentSummaries() {
  const [isOpen, setOpen] = useState<boolean>();
  const query = useFiltersInUrl(listOf(client, "payments.list"));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["payments.summaries", query],
    queryFn: ({ signal }) => fetchJson("payments.summaries", { query, signal }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-table text-danger-fg">
        {texts.failed(errorMessage(error))}
        <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {paymentMessages.retry}
        </Button>
      </p>
    );
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton height="1.75rem" />
      </div>
    );
  if (data.payments === 0) return <p className="text-table text-fg-muted">{texts.none}</p>;
  return (
    <section
      aria-label={texts.title}
      className="flex min-h-7 min-w-0 items-center gap-x-5 text-table tabular-nums"
    >
      {/* Carriers that don't fit are in a second line, which is hidden. */}
      <dl className="flex h-7 min-w-0 flex-wrap gap-x-5 overflow-hidden flex-1 print:h-auto">
        <div className="flex h-7 items-center gap-1.5">
          <dt className="font-medium">{paymentMessages.total}</dt>
          <dd className="font-semibold">
            {formatMoney(data.amount)}{" "}
            <span className="max-sm:hidden">{texts.inPayments(data.payments)}</span>
          </dd>
        </div>
        {data.carriers.slice(0, mostCarriers).map(({ carrierId, carrier, amount }) => (
          <div key={carrierId} className="flex h-7 items-center gap-1.5 max-sm:hidden">
            <dt className="text-fg-muted">{carrier || paymentMessages.noCarrier}</dt>
            <dd className="font-semibold">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="max-sm:hidden">{texts.byAgent}</span>
        <span className="sm:hidden">{texts.byAgentOnPhones}</span>
      </Button>
      {isOpen !== undefined && (
        <Dialog
          size="lg"
          className="max-w-6xl"
          title={texts.byAgent}
          isOpen={isOpen}
          onOpenChange={(change) => setOpen(change.isOpen)}
        >
          <PaymentMatrix summaries={data} />
        </Dialog>
      )}
    </section>
  );
}
