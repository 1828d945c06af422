"use client";

import { Combobox } from "../combobox/combobox.js";
import { useMessages } from "../messages/use-messages.js";
import type { SelectOption } from "../select/select.js";

export interface OptionControlProps {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  isLoading: boolean;
  error: string | undefined;
  onCommit: (value: string) => void;
}

/** A filter with one of a few options, found by typing. An empty text is any. */
export function OptionControl({ isLoading, error, onCommit, ...rest }: OptionControlProps) {
  const { filters: texts } = useMessages();
  return (
    <Combobox
      {...rest}
      placeholder={texts.any}
      disabled={isLoading}
      error={error}
      onChange={({ value }) => onCommit(value)}
    />
  );
}
