"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { AsyncList, type LoadingProps } from "../async-list/async-list.js";
import { cx } from "../class-names/cx.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { AttachmentRules, MakeNote, Note } from "./note.js";
import { NoteForm } from "./note-form.js";
import { NoteList } from "./note-list.js";
import { OlderNotes } from "./older-notes.js";

export interface NotesPanelProps extends HTMLAttributes<HTMLDivElement>, LoadingProps {
  /** The notes, newest first. */
  notes: readonly Note[];
  /** Number of older notes that are not in `notes`. @default 0 */
  olderCount?: number | undefined;
  /**
   * Appends older notes to `notes` and resolves when they are there. If it rejects, the reason is shown and the user
   * can retry. Without it there is no button.
   */
  onShowOlder?: (() => Promise<unknown>) | undefined;
  /** Shown if there are no notes. @default "No notes yet", from the messages */
  empty?: ReactNode | undefined;
  /** Rules for attachments. Omit it if notes have none. */
  attachment?: AttachmentRules | undefined;
  /** Maximum length of a note in characters. @default no limit */
  textLength?: number | undefined;
  /** Saves a note. If it rejects, the reason is shown and the text stays. Omit it for read-only notes. */
  onMakeNote?: MakeNote | undefined;
  /** Downloads a note's attachment. Without it, attachments are not shown. */
  onDownload?: ((request: { note: Note }) => void) | undefined;
  /** Why downloads are disabled. Attachments are shown with this reason. @default downloads are enabled */
  downloadDisabledReason?: string | undefined;
  /** Called when there start or stop being unsaved changes. */
  onUnsavedChange?: ((change: { hasUnsavedChanges: boolean }) => void) | undefined;
  /** Converts a rejection to a message. @default the error's own message */
  describeFailure?: DescribeFailure | undefined;
  /** An IANA time zone for the dates. @default from `FormatProvider` */
  timeZone?: string | undefined;
}

/** The notes on a record and a form for a new one. */
export const NotesPanel = forwardRef<HTMLDivElement, NotesPanelProps>(function NotesPanel(
  {
    notes,
    olderCount = 0,
    onShowOlder,
    isLoading = false,
    error,
    onRetry,
    empty,
    attachment,
    textLength,
    onMakeNote,
    onDownload,
    downloadDisabledReason,
    onUnsavedChange,
    describeFailure,
    timeZone,
    className,
    ...rest
  },
  ref,
) {
  const { notes: texts } = useDialogMessages();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div
      {...rest}
      ref={ref}
      className={cx("ui:flex ui:flex-col ui:gap-5 ui:font-sans ui:text-form ui:text-fg", className)}
    >
      {onMakeNote && (
        <NoteForm
          attachment={attachment}
          textLength={textLength}
          onMakeNote={onMakeNote}
          onUnsavedChange={onUnsavedChange}
          describeFailure={describeFailure}
        />
      )}
      <AsyncList
        isLoading={isLoading}
        error={error}
        {...(onRetry && { onRetry })}
        loadingLabel={texts.loading}
        mark="picture"
        isEmpty={notes.length === 0}
        empty={empty ?? texts.empty}
      >
        <NoteList {...{ list, notes, timeZone, onDownload, downloadDisabledReason }} />
        {onShowOlder && <OlderNotes {...{ notes, list, olderCount, onShowOlder }} />}
      </AsyncList>
    </div>
  );
});
