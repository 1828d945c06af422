"use client";

import type { ReactNode } from "react";
import { Sheet, type SheetProps } from "../dialog/sheet.js";
import { LoadedEntries, type LoadingProps } from "../loaded-entries/loaded-entries.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import { Timeline, type TimelineEntry } from "../timeline/timeline.js";

export interface HistoryDialogProps
  extends Omit<SheetProps, "title" | "children" | "hasUnsavedChanges">,
    LoadingProps {
  /** What happened, newest first. */
  entries: readonly TimelineEntry[];
  /** @default "History", from the messages */
  title?: ReactNode;
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
  const { history: texts } = useAllMessages();
  return (
    <Sheet {...sheet} title={title ?? texts.title}>
      <LoadedEntries
        isLoading={isLoading}
        error={error}
        {...(onRetry && { onRetry })}
        loadingLabel={texts.loading}
        mark="dot"
        isEmpty={entries.length === 0}
        empty={empty ?? texts.empty}
      >
        <Timeline entries={entries} {...(timeZone && { timeZone })} className="ui:pt-1" />
      </LoadedEntries>
    </Sheet>
  );
}
