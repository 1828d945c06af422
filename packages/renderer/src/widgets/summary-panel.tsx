import { Sheet } from "@portico/ui";
import { StatusBadge, type Tone } from "@portico/ui/status-badge";
import { useSummaryMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import { useDateTime } from "../use-date-options.ts";
import { SummaryMatrix } from "./summary-matrix.tsx";
import type { SummaryTable } from "./summary-table.ts";

export interface SummaryPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The title of the summary. */
  title: string;
  table: SummaryTable;
  toneOf: (status: string) => Tone;
  /** Shown for a status without a name. */
  emptyStatus: string;
}

/** A panel with the number of rows of each agent by status, and when they were counted. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { isOpen, onOpenChange, title, table, toneOf, emptyStatus } = props;
  const texts = useSummaryMessages();
  const { byAgent } = usePageMessages().summary;
  const dateTime = useDateTime();
  return (
    <Sheet
      size="lg"
      className="page:sm:max-w-5xl"
      title={byAgent}
      isOpen={isOpen}
      onOpenChange={(change) => onOpenChange(change.isOpen)}
    >
      <SummaryMatrix
        table={table}
        title={title}
        badge={(status) => (
          <StatusBadge tone={toneOf(status)} unnamed={emptyStatus}>
            {status}
          </StatusBadge>
        )}
      />
      {table.readDate && (
        <p className="page:mt-3 page:flex page:flex-wrap page:gap-x-3 page:text-table page:text-fg-muted">
          {table.refreshedDate && <span>{texts.refreshed(dateTime(table.refreshedDate))}</span>}
          <span>{texts.read(dateTime(table.readDate))}</span>
        </p>
      )}
    </Sheet>
  );
}
