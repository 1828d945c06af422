import type { FilterValue } from "@portico/endpoints";
import type { ScreenWidget } from "@portico/screens";
import { Button } from "@portico/ui";
import { type StatusCount, StatusCounts } from "@portico/ui/filters";
import { Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { usePageMessages } from "../messages/page.ts";
import { statusCounts, summaryTable } from "./summary-table.ts";

const SummaryPanel = lazyPart(async () => (await import("./summary-panel.tsx")).SummaryPanel);

export interface StatusSummaryProps {
  widget: Extract<ScreenWidget, { kind: "statusSummary" }>;
  /** The summary of the rows that match all filters except that of the status. */
  matching: unknown;
  /** The summary of all rows. */
  all: unknown;
  /** Whether the list is filtered. */
  isFiltered: boolean;
  /** The status that the list is filtered by, or several. @default none */
  status?: FilterValue | undefined;
  /** Called with the status to filter by, or undefined for all. @default the list can't be filtered by status */
  onStatusChange?: (status: FilterValue | undefined) => void;
}

/** The number of rows in each status, which filters the list, and a table by agent in a panel. */
export function StatusSummary(props: StatusSummaryProps) {
  const { widget, matching, all, isFiltered, status, onStatusChange } = props;
  const texts = usePageMessages().summary;
  const { title = texts.title, tones = {}, emptyStatus = texts.unnamedStatus } = widget;
  const table = summaryTable(matching, Object.keys(tones));
  const { total } = summaryTable(all, []);
  const [isOpen, setOpen] = useState<boolean>();
  const toneOf = (name: string) => tones[name] ?? (name === "" ? "danger" : "neutral");
  const counts = statusCounts(table, [summaryTable(all, Object.keys(tones)).statuses, status ?? []].flat());
  const chosen = counts.filter(({ name }) => [status].flat().includes(name));
  const shown = status === undefined ? table.total : chosen.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <StatusCounts
        label={title}
        total={isFiltered ? texts.shownOf(shown, total) : total === 0 ? texts.empty : texts.totalOf(total)}
        counts={counts.map(({ name, count }): StatusCount => {
          return { value: name || undefined, label: name || emptyStatus, tone: toneOf(name), count };
        })}
        selected={status}
        onSelectedChange={onStatusChange && (({ selected }) => onStatusChange(selected))}
        end={
          total > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className="page:print:hidden"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {texts.byAgent}
            </Button>
          )
        }
      />
      {isOpen !== undefined && (
        <Suspense>
          <SummaryPanel {...{ isOpen, title, table, toneOf, emptyStatus }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
