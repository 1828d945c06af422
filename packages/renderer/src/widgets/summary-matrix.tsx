import { formatNumber } from "@portico/ui/format";
import type { ReactNode } from "react";
import { summaryMessages } from "../messages/lists.ts";
import { messages } from "../messages/messages.ts";
import type { SummaryTable } from "./summary-table.ts";

const head = "sticky top-0 z-1 bg-surface-raised px-2 py-1 text-end font-medium whitespace-nowrap";
const figure = "px-2 py-1 text-end";
const sum = `${figure} sticky end-0 bg-surface-raised font-semibold`;
const name = "sticky start-0 bg-surface-raised px-2 py-1 text-start font-medium whitespace-nowrap";

/** Props of `SummaryMatrix`. */
export interface SummaryMatrixProps {
  table: SummaryTable;
  /** The title of the summary, for the accessible name. */
  title: string;
  /** Renders a status. */
  badge: (status: string) => ReactNode;
}

/** A table of agents by status. It scrolls if it is too wide or too long. */
export function SummaryMatrix({ table, title, badge }: SummaryMatrixProps) {
  const { statuses, agents, totals, total } = table;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={title}
      className="max-h-[calc(100dvh-9rem)] overflow-auto print:max-h-none print:overflow-visible"
    >
      <table aria-label={title} className="border-collapse tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${head} start-0 z-2 text-start`}>
              {messages.summary.agent}
            </th>
            {statuses.map((status) => (
              <th key={status} scope="col" className={head}>
                {badge(status)}
              </th>
            ))}
            <th scope="col" className={`${head} end-0 z-2`}>
              {messages.summary.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.id} className="border-t border-border">
              <th scope="row" className={name}>
                {agent.name || summaryMessages.unassigned}
              </th>
              {agent.counts.map((count, index) => (
                <td key={statuses[index]} className={count === 0 ? `${figure} text-fg-muted` : figure}>
                  {formatNumber(count)}
                </td>
              ))}
              <td className={sum}>{formatNumber(agent.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 print:static bg-surface-raised font-semibold">
          <tr className="border-t border-border-strong">
            <th scope="row" className={name}>
              {messages.summary.total}
            </th>
            {totals.map((count, index) => (
              <td key={statuses[index]} className={figure}>
                {formatNumber(count)}
              </td>
            ))}
            <td className={sum}>{formatNumber(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
