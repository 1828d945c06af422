"use client";

import { cx } from "class-variance-authority";
import { type HTMLAttributes, type ReactNode, useRef } from "react";
import type { DescribeFailure } from "../failure/failure.js";
import { LoadedEntries, type LoadingProps } from "../loaded-entries/loaded-entries.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import type { AttachmentRules, MakeNote, Note } from "./note.js";
import { NoteForm } from "./note-form.js";
import { NoteList } from "./note-list.js";
import { OlderNotes } from "./older-notes.js";

export interface NotesPanelProps extends HTMLAttributes<HTMLDivElement>, LoadingProps {
  /** The notes, newest first. */
  notes: readonly Note[];
  /** How many older notes there are that are not among `notes`. @default 0 */
  olderCount?: number;
  /**
   * Adds older notes to the end of `notes`; resolves once they are there. When it rejects, the reason is shown and the
   * button can be pressed again. Without it there is no button.
   */
  onShowOlder?: () => Promise<unknown>;
  /** What is said where there are none. @default "No notes yet", from the messages */
  empty?: ReactNode;
  /** What a note may bring along; leave it out where notes have no files. */
  attachment?: AttachmentRules;
  /** Greatest length of a note, in characters. @default no limit */
  textLength?: number;
  /** Saves a note. When it rejects, the reason is shown and what was written stays. Leave it out for reading only. */
  onMakeNote?: MakeNote;
  /** Gets the file of a note; without it files are not shown. */
  onDownload?: (request: { note: Note }) => void;
  /** Why files cannot be got here. They are shown, and say it. @default they can be */
  downloadDisabledReason?: string;
  /** Called when there begins, or ceases, to be something written and not saved. */
  onUnsavedChange?: (change: { hasUnsavedChanges: boolean }) => void;
  /** Turns a rejection into words. @default the message of the error */
  describeFailure?: DescribeFailure;
  /** An IANA zone that moments are shown in. @default the zone of the machine */
  timeZone?: string;
}

/** The notes on one thing, and the place to make another. */
export function NotesPanel({
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
}: NotesPanelProps) {
  const { notes: texts } = useAllMessages();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div
      {...rest}
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
      <LoadedEntries
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
      </LoadedEntries>
    </div>
  );
}
