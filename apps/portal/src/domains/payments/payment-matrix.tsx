import type { ResponseBody } from "@portico/contract/schemas";
import { formatMoney } from "@portico/ui/format";
import { paymentMessages as texts } from "../../messages/payments.ts";
import { ScrollRegion } from "../../scroll-region/scroll-region.tsx";

const headerCell = "sticky top-0 z-1 bg-surface-raised px-2 py-1 text-end font-medium whitespace-nowrap";
const figure = "px-2 py-1 text-end whitespace-nowrap";
const name = "sticky start-0 bg-surface-raised px-2 py-1 text-start font-medium whitespace-nowrap";

export interface PaymentMatrixProps {
  summaries: ResponseBody<"payments.summaries">;
}

/** The totals of each agent by carrier. It scrolls if it is too wide or too long. */
export function PaymentMatrix({ summaries: { data, agents, carriers, amount } }: PaymentMatrixProps) {
  const keyOf = (agentId: string, carrierId: string | null) => `${agentId}/${carrierId}`;
  const amounts = new Map(data.map((row) => [keyOf(row.agentId, row.carrierId), row.amount]));
  return (
    <ScrollRegion label={texts.summary.byAgent} className="max-h-[60vh] overflow-auto">
      <table aria-label={texts.summary.byAgent} className="border-collapse tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${headerCell} start-0 z-2 text-start`}>
              {texts.agent}
            </th>
            {carriers.map(({ carrierId, carrier }) => (
              <th key={carrierId} scope="col" className={headerCell}>
                {carrier || texts.noCarrier}
              </th>
            ))}
            <th scope="col" className={headerCell}>
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.agentId} className="border-t border-border">
              <th scope="row" className={name}>
                {agent.agent}
              </th>
              {carriers.map(({ carrierId }) => {
                const value = amounts.get(keyOf(agent.agentId, carrierId));
                return (
                  <td key={carrierId} className={value === undefined ? `${figure} text-fg-muted` : figure}>
                    {value === undefined ? "–" : formatMoney(value)}
                  </td>
                );
              })}
              <td className={`${figure} font-semibold`}>{formatMoney(agent.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-surface-raised font-semibold">
          <tr className="border-t border-border-strong">
            <th scope="row" className={name}>
              {texts.total}
            </th>
            {carriers.map((carrier) => (
              <td key={carrier.carrierId} className={figure}>
                {formatMoney(carrier.amount)}
              </td>
            ))}
            <td className={figure}>{formatMoney(amount)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
