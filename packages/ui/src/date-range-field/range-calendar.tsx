"use client";

import { useState } from "react";
import { Button } from "../button/button.js";
import { Calendar } from "../calendar/calendar.js";
import type { DayLimits } from "../calendar/day-limits.js";
import { isIsoDate } from "../calendar/is-iso-date.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { type DateRange, type DateRangePreset, selectDay } from "./date-range.js";

interface RangeCalendarProps extends DayLimits {
  range: DateRange;
  presets: readonly DateRangePreset[];
  onRangeChange: (range: DateRange) => void;
  /** Called when both days are selected. */
  onComplete: () => void;
}

/** A calendar to select a range, with predefined ranges. */
export function RangeCalendar({ range, presets, onRangeChange, onComplete, ...limits }: RangeCalendarProps) {
  const words = useFieldMessages();
  /** The first day, until the second one is selected. */
  const [first, setFirst] = useState("");
  /** The day with focus or under the pointer, which ends the previewed range. */
  const [active, setActive] = useState("");
  const valid = {
    start: isIsoDate(range.start) ? range.start : "",
    end: isIsoDate(range.end) ? range.end : "",
  };
  const shown = first ? selectDay({ start: first, end: "" }, active || first) : valid;
  const select = ({ day }: { day: string }) => {
    const next = selectDay({ start: first, end: "" }, day);
    onRangeChange(next);
    setFirst(next.end ? "" : day);
    setActive(day);
    if (next.end) onComplete();
  };
  return (
    <div className="ui:flex ui:flex-wrap">
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
        <div
          role="group"
          aria-label={words.presets}
          className="ui:flex ui:flex-col ui:items-stretch ui:gap-0.5 ui:border-border ui:p-2 ui:sm:border-e"
        >
          {presets.map(({ label, start, end }) => (
            <Button
              key={label}
              size="sm"
              variant="ghost"
              className="ui:justify-start"
              onClick={() => {
                onRangeChange({ start, end });
                onComplete();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div>
        <Calendar
          {...limits}
          start={shown.start}
          end={shown.end}
          hasInitialFocus
          onSelect={select}
          onActivate={({ day }) => setActive(day)}
        />
        <p role="status" className="ui:px-3 ui:text-table ui:text-fg-muted ui:not-empty:pb-2">
          {first && words.selectEnd}
        </p>
      </div>
    </div>
  );
}
