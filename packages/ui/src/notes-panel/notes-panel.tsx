"use client";

import { cx } from "class-variance-authority";
import type { HTMLAttributes, ReactNode } from "react";
import { EmptyState } from "../empty-state/empty-state.js";
import { ErrorState } from "../empty-state/error-state.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useMessages } from "../messages/use-messages.js";
import { Skeleton } from "../skeleton/skeleton.js";
import type { AttachmentRules, NewNote, Note } from "./note.js";
import { NoteForm } from "./note-form.js";
import { NoteList } from "./note-list.js";

export interface NotesPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** The notes, newest first. */
  notes: readonly Note[];
  /** The notes are on their way. @default false */
  isLoading?: boolean;
  /** Why they could not be loaded; stands in their place. */
  error?: ReactNode;
  /** Loads them again. */
  onRetry?: () => void;
  /** What is said where there are none. @default "No notes yet", from the messages */
  empty?: ReactNode;
  /** What a note may bring along; leave it out where notes have no files. */
  attachment?: AttachmentRules;
  /** Greatest length of a note, in characters. @default no limit */
  textLength?: number;
  /** Saves a note. When it rejects, the reason is shown and what was written stays. Leave it out for reading only. */
  onMakeNote?: (note: NewNote) => Promise<unknown>;
  /** Gets the file of a note; without it files are not shown. */
  onDownload?: (request: { note: Note }) => void;
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
  isLoading = false,
  error,
  onRetry,
  empty,
  attachment,
  textLength,
  onMakeNote,
  onDownload,
  onUnsavedChange,
  describeFailure,
  timeZone,
  className,
  ...rest
}: NotesPanelProps) {
  const { notes: words } = useMessages();
  const list = () => {
    if (isLoading) return <NotesSkeleton label={words.loading} />;
    if (error) return <ErrorState message={error} {...(onRetry && { onRetry })} />;
    if (notes.length === 0) return <EmptyState title={empty ?? words.empty} />;
    return <NoteList notes={notes} timeZone={timeZone} onDownload={onDownload} />;
  };
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
      {list()}
    </div>
  );
}

const lines = [1, 2, 3];

function NotesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="ui:flex ui:flex-col ui:gap-6">
      {lines.map((line) => (
        <div key={line} className="ui:flex ui:gap-3">
          <Skeleton width="2rem" height="2rem" className="ui:shrink-0 ui:rounded-full" />
          <div className="ui:flex ui:flex-1 ui:flex-col ui:gap-2.5 ui:pt-1">
            <Skeleton width="40%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
