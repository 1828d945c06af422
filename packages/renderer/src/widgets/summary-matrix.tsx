import { formatNumber } from "@portico/ui/format";
import type { ReactNode } from "react";
import { useSummaryMessages } from "../messages/lists.ts";
import type { SummaryTable } from "./summary-table.ts";

const head =
  "page:sticky page:top-0 page:z-1 page:bg-surface-raised page:px-2 page:py-1 page:text-end page:font-medium page:whitespace-nowrap";
const figure = "page:px-2 page:py-1 page:text-end";
const sum = `${figure} page:sticky page:end-0 page:bg-surface-raised page:font-semibold`;
const name =
  "page:sticky page:start-0 page:bg-surface-raised page:px-2 page:py-1 page:text-start page:font-medium page:whitespace-nowrap";

export interface SummaryMatrixProps {
  table: SummaryTable;
  /** The title of the summary, for the accessible name. */
  title: string;
  /** Renders a status. */
  badge: (status: string) => ReactNode;
}

/** A table of agents by status. It scrolls if it is too wide or too long. */
export function SummaryMatrix({ table, title, badge }: SummaryMatrixProps) {
  const texts = useSummaryMessages();
  const { statuses, agents, totals, total } = table;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={title}
      className="page:max-h-[calc(100dvh-9rem)] page:overflow-auto page:print:max-h-none page:print:overflow-visible"
    >
      <table aria-label={title} className="page:border-collapse page:tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${head} page:start-0 page:z-2 page:text-start`}>
              {texts.agent}
            </th>
            {statuses.map((status) => (
              <th key={status} scope="col" className={head}>
                {badge(status)}
              </th>
            ))}
            <th scope="col" className={`${head} page:end-0 page:z-2`}>
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.id} className="page:border-t page:border-border">
              <th scope="row" className={name}>
                {agent.name || texts.unassigned}
              </th>
              {agent.counts.map((count, index) => (
                <td key={statuses[index]} className={count === 0 ? `${figure} page:text-fg-muted` : figure}>
                  {formatNumber(count)}
                </td>
              ))}
              <td className={sum}>{formatNumber(agent.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="page:sticky page:bottom-0 page:print:static page:bg-surface-raised page:font-semibold">
          <tr className="page:border-t page:border-border-strong">
            <th scope="row" className={name}>
              {texts.total}
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
