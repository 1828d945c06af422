"use client";

import { useState } from "react";
import { Combobox } from "../combobox/combobox.js";
import { useMessages } from "../messages/use-messages.js";
import type { AsyncSelectFilter } from "./filter.js";

export interface AsyncSelectControlProps {
  filter: AsyncSelectFilter;
  value: string;
  onCommit: (value: string) => void;
  onPick: (option: { value: string; label: string }) => void;
}

/** A filter with searched options. It remembers the label of the selected one. */
export function AsyncSelectControl({ filter, value, onCommit, onPick }: AsyncSelectControlProps) {
  const { filters: texts } = useMessages();
  const [picked, setPicked] = useState<{ value: string; label: string }>();
  const label = picked?.value === value ? picked.label : (filter.valueLabel ?? value);
  return (
    <Combobox
      label={filter.label}
      name={filter.name}
      placeholder={filter.placeholder ?? texts.any}
      search={filter.search}
      value={value === "" ? null : { value, label }}
      onChange={({ option }) => {
        if (option) {
          setPicked(option);
          onPick(option);
        }
        onCommit(option?.value ?? "");
      }}
    />
  );
}
