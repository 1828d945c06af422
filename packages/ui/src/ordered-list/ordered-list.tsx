"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useState } from "react";
import { cx } from "../class-names/cx.js";
import { GripVertical } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { MoveButtons } from "./move-buttons.js";
import { type DraggedEntry, dropSide, useDraggedEntry } from "./use-dragged-entry.js";

/** An entry of a list that users can reorder. */
export interface OrderedEntry {
  /** Unique in its list. */
  id: string;
  /** The entry's name, used in the labels of its buttons. */
  label: string;
  /** The content of its row. */
  content: ReactNode;
}

export interface OrderedListProps extends Omit<HTMLAttributes<HTMLOListElement>, "children"> {
  /** The entries in order. */
  entries: readonly OrderedEntry[];
  /** Called with the old and new index of an entry, from 0. */
  onMove: (change: { id: string; from: number; to: number }) => void;
  /** Shows the order without controls. @default false */
  isReadOnly?: boolean | undefined;
}

/** A list that users reorder by dragging or with buttons. Moves are announced. */
export const OrderedList = forwardRef<HTMLOListElement, OrderedListProps>(function OrderedList(
  { entries, onMove, isReadOnly = false, className, ...rest },
  ref,
) {
  const { orderedList: texts } = useDialogMessages();
  const [announcement, setAnnouncement] = useState("");
  const move = ({ from, to }: DraggedEntry) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    onMove({ id: entry.id, from, to });
    setAnnouncement(texts.moved(entry.label, to + 1, entries.length));
  };
  const { list, dragged, handle } = useDraggedEntry(ref, move);
  return (
    <>
      <ol
        {...rest}
        ref={list}
        className={cx("ui:flex ui:flex-col ui:font-sans ui:text-table ui:text-fg", className)}
        data-dragging={dragged ? "" : undefined}
      >
        {entries.map(({ id, label, content }, index) => (
          <li
            key={id}
            data-dragged={dragged?.from === index ? "" : undefined}
            data-drop={dropSide(dragged, index)}
            className="ui:flex ui:items-start ui:gap-1 ui:border-y-2 ui:border-transparent ui:data-[dragged]:opacity-50 ui:data-[drop=after]:border-b-primary ui:data-[drop=before]:border-t-primary"
          >
            {!isReadOnly && (
              <span
                {...handle(index)}
                data-handle=""
                aria-hidden="true"
                className="ui:flex ui:h-control-sm ui:w-6 ui:shrink-0 ui:cursor-grab ui:touch-none ui:items-center ui:justify-center ui:text-fg-muted ui:active:cursor-grabbing"
              >
                <GripVertical size={14} />
              </span>
            )}
            <div className="ui:min-w-0 ui:flex-1">{content}</div>
            {!isReadOnly && <MoveButtons label={label} index={index} count={entries.length} onMove={move} />}
          </li>
        ))}
      </ol>
      <span role="status" className="ui:sr-only">
        {announcement}
      </span>
    </>
  );
});
