"use client";

import { MultiCombobox } from "../combobox/multi-combobox.js";
import { useMessages } from "../messages/use-messages.js";
import type { MultiSelectFilter } from "./filter.js";

export interface MultiSelectControlProps {
  filter: MultiSelectFilter;
  value: string;
  onCommit: (value: string) => void;
  onPick: (option: { value: string; label: string }) => void;
}

/** A filter with several searched options. */
export function MultiSelectControl({ filter, value, onCommit, onPick }: MultiSelectControlProps) {
  const { filters: texts } = useMessages();
  return (
    <MultiCombobox
      className="ui:col-span-2"
      label={filter.label}
      placeholder={filter.placeholder ?? texts.any}
      search={filter.search}
      resolve={async (id) => {
        const option = await filter.resolve?.(id);
        if (option) onPick({ value: id, label: option.label });
        return option;
      }}
      value={value === "" ? [] : value.split(",")}
      onChange={({ options, value: ids }) => {
        for (const option of options) onPick(option);
        onCommit(ids.join(","));
      }}
    />
  );
}
