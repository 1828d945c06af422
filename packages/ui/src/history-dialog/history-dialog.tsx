"use client";

import type { ReactNode } from "react";
import { Sheet, type SheetProps } from "../dialog/sheet.js";
import { EmptyState } from "../empty-state/empty-state.js";
import { ErrorState } from "../empty-state/error-state.js";
import { useMessages } from "../messages/use-messages.js";
import { Skeleton } from "../skeleton/skeleton.js";
import { Timeline, type TimelineEntry } from "../timeline/timeline.js";

export interface HistoryDialogProps extends Omit<SheetProps, "title" | "children" | "hasUnsavedChanges"> {
  /** What happened, newest first. */
  entries: readonly TimelineEntry[];
  /** @default "History", from the messages */
  title?: ReactNode;
  /** The entries are on their way. @default false */
  isLoading?: boolean;
  /** Why they could not be loaded; stands in their place. */
  error?: ReactNode;
  /** Loads them again. */
  onRetry?: () => void;
  /** What is said where nothing happened yet. @default "No history yet", from the messages */
  empty?: ReactNode;
  /** An IANA zone that moments are shown in. @default the zone of the machine */
  timeZone?: string;
}

/** What happened to one thing, in a sheet beside the list. */
export function HistoryDialog({
  entries,
  title,
  isLoading = false,
  error,
  onRetry,
  empty,
  timeZone,
  ...sheet
}: HistoryDialogProps) {
  const { history: words } = useMessages();
  return (
    <Sheet {...sheet} title={title ?? words.title}>
      <HistoryBody
        entries={entries}
        isLoading={isLoading}
        error={error}
        empty={empty ?? words.empty}
        {...(onRetry && { onRetry })}
        {...(timeZone && { timeZone })}
      />
    </Sheet>
  );
}

type HistoryBodyProps = Pick<
  HistoryDialogProps,
  "entries" | "isLoading" | "error" | "onRetry" | "empty" | "timeZone"
>;

function HistoryBody({ entries, isLoading, error, onRetry, empty, timeZone }: HistoryBodyProps) {
  const { history: words } = useMessages();
  if (isLoading) return <HistorySkeleton label={words.loading} />;
  if (error) return <ErrorState message={error} {...(onRetry && { onRetry })} />;
  if (entries.length === 0) return <EmptyState title={empty} />;
  return <Timeline entries={entries} {...(timeZone && { timeZone })} className="ui:pt-1" />;
}

const lines = [1, 2, 3, 4];

function HistorySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="ui:flex ui:flex-col ui:gap-6 ui:pt-2">
      {lines.map((line) => (
        <div key={line} className="ui:flex ui:gap-3">
          <Skeleton width="0.5625rem" height="0.5625rem" className="ui:mt-0.5 ui:rounded-full" />
          <div className="ui:flex ui:flex-1 ui:flex-col ui:gap-2.5">
            <Skeleton width="45%" />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
