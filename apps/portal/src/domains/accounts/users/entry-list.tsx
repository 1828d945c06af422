import { Button } from "@portico/ui";
import { type MouseEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { userMessages as texts } from "../../../messages/users.ts";

/** An entry with a button. */
export interface ListedEntry {
  /** Unique in its list. */
  readonly text: string;
  /** Why its button is disabled. */
  readonly disabledReason?: string | undefined;
}

export interface EntryListProps {
  title: string;
  entries: readonly ListedEntry[];
  /** The text of the buttons. */
  action: string;
  /** The label of an entry's button. */
  actionLabel: (text: string) => string;
  onAction: (text: string) => void;
}

/** A titled list whose entries each have a button. The focus stays near an entry that its button removes. */
export function EntryList({ title, entries, action, actionLabel, onAction }: EntryListProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const press = (index: number, text: string) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    flushSync(() => onAction(text));
    if (button.isConnected) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h4 id={titleId} className="text-fg-muted text-table">
        {title}
      </h4>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby={titleId}
        className="max-h-52 min-h-9 overflow-y-auto rounded-md border border-border"
      >
        {entries.length === 0 && <li className="px-3 py-2 text-fg-muted text-table">{texts.none}</li>}
        {entries.map(({ text, disabledReason }, index) => (
          <li
            key={text}
            className="flex items-center gap-2 border-border px-3 py-1 text-table not-first:border-t"
          >
            <span className="min-w-0 flex-1 break-words">{text}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={actionLabel(text)}
              disabledReason={disabledReason}
              onClick={press(index, text)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
