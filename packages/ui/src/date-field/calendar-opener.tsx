"use client";

import type { ReactNode, RefObject } from "react";
import { CalendarPopover } from "../calendar/calendar-popover.js";
import { CalendarDays } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

interface CalendarOpenerProps {
  /** The field that the calendar opens below. */
  box: RefObject<Element | null>;
  /** Focused after Esc. */
  input: RefObject<HTMLElement | null>;
  isOpen: boolean;
  disabled: boolean | undefined;
  onOpenChange: (isOpen: boolean) => void;
  /** The calendar. */
  children: ReactNode;
}

/** The button in a date field that opens the calendar, and the opened calendar. */
export function CalendarOpener({
  box,
  input,
  isOpen,
  disabled,
  onOpenChange,
  children,
}: CalendarOpenerProps) {
  const { openCalendar: label } = useFieldMessages();
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        disabled={disabled}
        onClick={() => onOpenChange(!isOpen)}
        className="ui:absolute ui:inset-y-0 ui:end-1 ui:my-auto ui:flex ui:size-7 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-fg-muted ui:hover:bg-surface-hover ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:text-fg-disabled"
      >
        <CalendarDays size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <CalendarPopover
          anchor={box}
          label={label}
          onClose={(by) => {
            onOpenChange(false);
            if (by === "escape") input.current?.focus();
          }}
        >
          {children}
        </CalendarPopover>
      )}
    </>
  );
}
