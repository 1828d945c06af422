import type { ScreenWidget } from "@portico/portal-config";
import { formatDateTime, formatNumber } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";
import { type ReactNode, Suspense, useState } from "react";
import { messages } from "../../messages/messages.ts";
import { lazyPart } from "../lazy-part.tsx";
import { useDateOptions } from "../use-date-options.ts";
import { type SummaryTable, summaryTable } from "./summary-table.ts";

const SummaryMatrix = lazyPart(async () => (await import("./summary-matrix.tsx")).SummaryMatrix);

/** On narrow screens, the statuses are collapsed below their total. */
const narrow = "(width < 40rem)";

/** Props of `StatusSummary`. */
export interface StatusSummaryProps {
  widget: Extract<ScreenWidget, { kind: "statusSummary" }>;
  /** The response of the summary endpoint. */
  summary: unknown;
}

/** The number of rows in each status, with a table by agent on demand. */
export function StatusSummary({ widget, summary }: StatusSummaryProps) {
  const dateOptions = useDateOptions();
  const { title = messages.summary.title, tones = {}, emptyStatus = messages.summary.unnamedStatus } = widget;
  const table = summaryTable(summary, Object.keys(tones));
  const [isNarrow] = useState(() => window.matchMedia(narrow).matches);
  const total =
    table.agents.length === 0
      ? messages.summary.empty
      : `${messages.summary.total} ${formatNumber(table.total)}`;
  const badge = (status: string) => (
    <StatusBadge tone={tones[status] ?? (status === "" ? "danger" : "neutral")} unnamed={emptyStatus}>
      {status}
    </StatusBadge>
  );
  return (
    <section
      aria-label={title}
      className="grid gap-2 print:mb-3 rounded-lg border border-border bg-surface-raised px-3 py-2"
    >
      <details open={!isNarrow} className="text-table tabular-nums print:open:block [&:not([open])]:-my-0.5">
        <summary className="w-fit cursor-pointer rounded-sm py-0.5 font-medium sm:in-open:hidden">
          {total}
        </summary>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:pt-1.5">
          {table.statuses.map((status, index) => (
            <li key={status} className="flex items-center gap-1.5">
              {badge(status)}
              <span className="font-semibold">{formatNumber(table.totals[index] ?? 0)}</span>
            </li>
          ))}
          <li className="font-medium max-sm:hidden">{total}</li>
        </ul>
      </details>
      <div className="relative grid gap-1">
        {table.readDate && (
          <p className="flex flex-wrap gap-x-3 text-table text-fg-muted sm:absolute sm:end-0 sm:top-0.5 print:static">
            {table.refreshedDate && (
              <span>{messages.summary.refreshed(formatDateTime(table.refreshedDate, dateOptions))}</span>
            )}
            <span>{messages.summary.read(formatDateTime(table.readDate, dateOptions))}</span>
          </p>
        )}
        {table.agents.length > 0 && <ByAgent table={table} title={title} badge={badge} />}
      </div>
    </section>
  );
}

interface ByAgentProps {
  table: SummaryTable;
  title: string;
  badge: (status: string) => ReactNode;
}

/** A table of agents by status, collapsed initially and loaded when opened. */
function ByAgent(props: ByAgentProps) {
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  return (
    <details
      className="min-w-0 text-table print:hidden print:open:block"
      onToggle={() => setHasBeenOpened(true)}
    >
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-fg-muted hover:text-fg">
        {messages.summary.byAgent}
      </summary>
      {hasBeenOpened && (
        <Suspense fallback={<div className="min-h-20" />}>
          <SummaryMatrix {...props} />
        </Suspense>
      )}
    </details>
  );
}
