"use client";

import { type MutableRefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { RadioGroup } from "../radio-group/radio-group.js";
import { Select, type SelectOption } from "../select/select.js";

/** With more statuses than this, they are in a select. */
const maxChips = 9;

interface StatusChoiceProps {
  /** Receives the control to focus. */
  control: MutableRefObject<HTMLElement | null>;
  statuses: readonly SelectOption[];
  isLoading: boolean;
  value: string;
  error: string | undefined;
  onChange: (change: { value: string }) => void;
}

/** The statuses as chips, so that one press is enough, or as a select if they are many or still loading. */
export function StatusChoice({ control, statuses, isLoading, value, error, onChange }: StatusChoiceProps) {
  const { work: texts, field } = useDialogMessages();
  const hadFocus = useRef(false);
  useBrowserLayoutEffect(() => {
    // The chips have replaced the loading select.
    if (!isLoading && hadFocus.current) control.current?.focus();
  }, [isLoading, control]);
  const shared = {
    ref: (element: HTMLElement | null) => {
      control.current = element;
    },
    label: texts.status,
    required: true,
    value,
    error,
  };
  if (!isLoading && statuses.length <= maxChips) {
    return <RadioGroup {...shared} appearance="chips" options={statuses} onChange={onChange} />;
  }
  return (
    <Select
      {...shared}
      placeholder={field.selectPlaceholder}
      options={statuses}
      isLoading={isLoading}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      onChange={(event) => onChange({ value: event.target.value })}
    />
  );
}
