import { Button, Skeleton } from "@portico/ui";
import { formatMoney } from "@portico/ui/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";
import { endpointOf } from "../api/known-endpoints.ts";
import { paymentMessages } from "../messages/payments.ts";
import { useFiltersInUrl } from "../renderer/use-filters-in-url.ts";
import { PaymentMatrix } from "./payment-matrix.tsx";

const texts = paymentMessages.summary;

/** The totals of the payments that match the list's filters, by carrier and by agent. */
export function PaymentSummaries() {
  const query = useFiltersInUrl(endpointOf("payments.list"));
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
        <Skeleton height="4rem" />
      </div>
    );
  return (
    <section
      aria-label={texts.title}
      className="grid gap-1 rounded-lg border border-border bg-surface-raised px-3 py-2 text-table tabular-nums print:mb-3"
    >
      {data.payments === 0 ? (
        <p className="text-fg-muted">{texts.none}</p>
      ) : (
        <>
          <dl className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {data.carriers.map(({ carrierId, carrier, amount }) => (
              <div key={carrierId} className="flex gap-1.5">
                <dt className="text-fg-muted">{carrier || paymentMessages.noCarrier}</dt>
                <dd className="font-semibold">{formatMoney(amount)}</dd>
              </div>
            ))}
            <div className="flex gap-1.5">
              <dt className="font-medium">{paymentMessages.total}</dt>
              <dd className="font-semibold">{texts.totals(formatMoney(data.amount), data.payments)}</dd>
            </div>
          </dl>
          <details className="min-w-0 print:hidden">
            <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-fg-muted hover:text-fg">
              {texts.byAgent}
            </summary>
            <PaymentMatrix summaries={data} />
          </details>
        </>
      )}
    </section>
  );
}
