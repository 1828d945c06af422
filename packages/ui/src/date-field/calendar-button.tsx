"use client";

import { CalendarDays } from "../icons/index.js";

interface CalendarButtonProps {
  label: string;
  isOpen: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
}

/** The button in a date field that opens the calendar. */
export function CalendarButton({ label, isOpen, disabled, onPress }: CalendarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="ui:absolute ui:end-1 ui:top-1 ui:flex ui:size-7 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-fg-muted ui:hover:bg-surface-hover ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:text-fg-disabled"
    >
      <CalendarDays size={16} aria-hidden="true" />
    </button>
  );
}
