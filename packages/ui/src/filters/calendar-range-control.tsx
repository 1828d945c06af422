"use client";

import { isIsoDate } from "../calendar/is-iso-date.js";
import { DateRangeField } from "../date-range-field/date-range-field.js";
import { useDraft } from "../draft/use-draft.js";
import type { DateRangeFilter, FilterValues } from "./filter.js";
import { textOf } from "./filter-values.js";

export interface CalendarRangeControlProps {
  filter: DateRangeFilter;
  values: FilterValues;
  debounce: number;
  onPatch: (patch: FilterValues) => void;
}

/** A date range that is typed or selected in a calendar. It is applied once both texts are dates or empty. */
export function CalendarRangeControl({ filter, values, debounce, onPatch }: CalendarRangeControlProps) {
  const applied = [textOf(values[filter.from]), textOf(values[filter.to])].join("|");
  const draft = useDraft(applied, {
    delay: debounce,
    isComplete: (text) => text.split("|").every((bound) => bound === "" || isIsoDate(bound)),
    onCommit: (text) => {
      const [from = "", to = ""] = text.split("|");
      onPatch({ [filter.from]: from, [filter.to]: to });
    },
  });
  const [start = "", end = ""] = draft.text.split("|");
  return (
    <DateRangeField
      className="ui:col-span-2"
      label={filter.label}
      value={{ start, end }}
      onChange={({ value }) => draft.change([value.start, value.end].join("|"))}
    />
  );
}
