"use client";

import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../button/icon-button.js";
import { ArrowDown, ArrowUp } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { DraggedEntry } from "./use-dragged-entry.js";

interface MoveButtonsProps {
  label: string;
  index: number;
  count: number;
  onMove: (change: DraggedEntry) => void;
}

/** The buttons that move an entry up and down. They keep the focus. */
export function MoveButtons({ label, index, count, onMove }: MoveButtonsProps) {
  const { orderedList: texts, columnsMenu } = useDialogMessages();
  const icon = { size: 14, "aria-hidden": true } as const;
  const press = (to: number) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    flushSync(() => onMove({ from: index, to }));
    // Moving the row in the document removes the focus from its button.
    button.focus();
  };
  return (
    <span className="ui:flex ui:shrink-0">
      <IconButton
        size="sm"
        label={columnsMenu.moveColumnBefore(label)}
        icon={<ArrowUp {...icon} />}
        disabledReason={index === 0 ? texts.isFirst : undefined}
        onClick={press(index - 1)}
      />
      <IconButton
        size="sm"
        label={columnsMenu.moveColumnAfter(label)}
        icon={<ArrowDown {...icon} />}
        disabledReason={index === count - 1 ? texts.isLast : undefined}
        onClick={press(index + 1)}
      />
    </span>
  );
}
