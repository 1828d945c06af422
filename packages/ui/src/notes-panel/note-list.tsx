"use client";

import { formatFileSize } from "@portico/format";
import type { RefObject } from "react";
import { Avatar } from "../avatar/avatar.js";
import { Button } from "../button/button.js";
import { useDateFormats } from "../format-provider/use-date-formats.js";
import { Download } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { Note } from "./note.js";

interface NoteListProps {
  list: RefObject<HTMLUListElement | null>;
  notes: readonly Note[];
  timeZone: string | undefined;
  onDownload: ((request: { note: Note }) => void) | undefined;
  downloadDisabledReason: string | undefined;
}

/** A list of notes with author, date, text and attachment. */
export function NoteList({ list, notes, timeZone, onDownload, downloadDisabledReason }: NoteListProps) {
  const { notes: texts } = useDialogMessages();
  const formats = useDateFormats({ timeZone });
  return (
    <ul ref={list} aria-label={texts.title} className="ui:flex ui:flex-col">
      {notes.map((note) => (
        <li
          key={note.id}
          className="ui:flex ui:gap-3 ui:border-b ui:border-border ui:py-3.5 ui:first:pt-0 ui:last:border-b-0 ui:last:pb-0"
        >
          <Avatar name={note.author} isDecorative={true} />
          <div className="ui:min-w-0 ui:flex-1 ui:text-table">
            <div className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-3">
              <span className="ui:value-text ui:me-auto ui:min-w-0 ui:font-medium ui:wrap-anywhere">
                {note.author}
              </span>
              <span className="ui:value-text ui:text-fg-muted ui:tabular-nums">
                {formats.dateTime(note.at)}
              </span>
            </div>
            <p className="ui:value-text ui:mt-1 ui:text-form ui:break-words ui:whitespace-pre-line">
              {note.body}
            </p>
            {note.attachment && onDownload && (
              <Button
                size="sm"
                className="ui:mt-2 ui:max-w-full"
                icon={<Download size={14} aria-hidden="true" />}
                disabledReason={downloadDisabledReason}
                onClick={() => onDownload({ note })}
              >
                <span className="ui:sr-only">{texts.download} </span>
                <span className="ui:value-text ui:truncate">{note.attachment.name}</span>
                {note.attachment.size !== undefined && (
                  <span className="ui:value-text ui:font-normal ui:text-fg-muted">
                    {formatFileSize(note.attachment.size)}
                  </span>
                )}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
