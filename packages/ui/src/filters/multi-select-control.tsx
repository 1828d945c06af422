"use client";

import { MultiCombobox } from "../combobox/multi-combobox.js";
import { useMessages } from "../messages/use-messages.js";
import type { FilterValue, MultiSelectFilter } from "./filter.js";
import { listOf, oneOrSeveral } from "./filter-values.js";

export interface MultiSelectControlProps {
  filter: MultiSelectFilter;
  value: FilterValue;
  onCommit: (value: FilterValue) => void;
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
      options={filter.options}
      search={filter.search}
      disabled={filter.isLoading ?? false}
      error={filter.error}
      resolve={(id) => ({ value: id, label: filter.valueLabels?.[id] ?? id })}
      value={listOf(value)}
      onChange={({ options, value: ids }) => {
        for (const option of options) onPick(option);
        onCommit(oneOrSeveral(ids));
      }}
    />
  );
}
