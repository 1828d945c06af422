"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { Floating } from "../floating/floating.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";

interface CalendarPopoverProps {
  /** The field that the popover opens below. */
  anchor: RefObject<Element | null>;
  label: string;
  /** Called on Esc, after which focus must return to the field, and on a click outside. */
  onClose: (by: "escape" | "outside") => void;
  children: ReactNode;
}

/** A dialog under a date field. Tab stays inside; Esc closes. */
export function CalendarPopover({ anchor, label, onClose, children }: CalendarPopoverProps) {
  const dialog = useRef<HTMLDivElement>(null);
  usePressOutside([anchor, dialog], () => onClose("outside"));
  const press = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose("escape");
    }
    if (event.key === "Tab") keepInside(event, dialog.current);
  };
  return (
    <Floating anchor={anchor}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        data-handles-escape=""
        onKeyDown={press}
        className="ui:max-h-(--portico-available-height) ui:overflow-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:shadow-float"
      >
        {children}
      </div>
    </Floating>
  );
}

/** Moves focus from the last tab stop to the first one, and the reverse. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement | null) {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])") ?? [])];
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
