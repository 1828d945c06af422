import type { ScreenDetail } from "@portico/screens";
import { EmptyState, ErrorState, Skeleton } from "@portico/ui";
import { FormatProvider } from "@portico/ui/format-provider";
import { Timeline } from "@portico/ui/timeline";
import { useHistory } from "../actions/status-work/use-history.ts";
import { useDetailMessages } from "../messages/lists.ts";
import { DetailSection } from "./detail-section.tsx";

export type DetailHistoryProps = NonNullable<ScreenDetail["history"]> & {
  /** Undefined if the row has none. */
  id: string | undefined;
};

const skeletonLines = [1, 2, 3];

/** The status history of a row, as a section of its page. */
export function DetailHistory(props: DetailHistoryProps) {
  const texts = useDetailMessages();
  const { entries, isLoading, error, onRetry, empty } = useHistory(props);
  return (
    <DetailSection title={texts.history}>
      {isLoading ? (
        <div role="status" aria-label={texts.loadingHistory} className="page:grid page:gap-4">
          {skeletonLines.map((line) => (
            <Skeleton key={line} className="page:h-8" />
          ))}
        </div>
      ) : error ? (
        <ErrorState message={error} onRetry={onRetry} />
      ) : entries.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <FormatProvider datePattern={props.datePattern}>
          <Timeline entries={entries} />
        </FormatProvider>
      )}
    </DetailSection>
  );
}
