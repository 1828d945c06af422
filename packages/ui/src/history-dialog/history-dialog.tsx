"use client";

import { forwardRef, type ReactNode } from "react";
import { AsyncList, type LoadingProps } from "../async-list/async-list.js";
import type { ControlledModal } from "../dialog/modal.js";
import { Sheet, type SheetProps } from "../dialog/sheet.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { Timeline, type TimelineEntry } from "../timeline/timeline.js";

export interface HistoryDialogProps
  extends Omit<ControlledModal<SheetProps>, "title" | "children" | "hasUnsavedChanges">,
    LoadingProps {
  /** The events, newest first. */
  entries: readonly TimelineEntry[];
  /** @default "History", from the messages */
  title?: ReactNode | undefined;
  /** Shown if there are no events. @default "No history yet", from the messages */
  empty?: ReactNode | undefined;
  /** An IANA time zone for the dates. @default from `FormatProvider` */
  timeZone?: string | undefined;
}

/** The history of a record, in a side panel. */
export const HistoryDialog = forwardRef<HTMLDivElement, HistoryDialogProps>(function HistoryDialog(
  { entries, title, isLoading = false, error, onRetry, empty, timeZone, ...sheet },
  ref,
) {
  const { history: texts } = useDialogMessages();
  return (
    <Sheet {...sheet} ref={ref} title={title ?? texts.title}>
      <AsyncList
        isLoading={isLoading}
        error={error}
        {...(onRetry && { onRetry })}
        loadingLabel={texts.loading}
        mark="dot"
        isEmpty={entries.length === 0}
        empty={empty ?? texts.empty}
      >
        <Timeline entries={entries} {...(timeZone && { timeZone })} className="ui:pt-1" />
      </AsyncList>
    </Sheet>
  );
});
