"use client";

import { type DayLimits, isOutside } from "../calendar/day-limits.js";
import { isIsoDate } from "../calendar/iso-date.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { showDate } from "./use-date-parser.js";

/** Returns a function that describes what is wrong with a typed date, or undefined if it is valid. */
export function useDateProblem(limits: DayLimits): (value: string) => string | undefined {
  const words = useFieldMessages();
  return (value) => {
    if (value.trim() === "") return undefined;
    if (!isIsoDate(value)) return words.notADate;
    const { min, max } = limits;
    if (min !== undefined && value < min) return words.tooEarly(showDate(min) ?? min);
    if (max !== undefined && value > max) return words.tooLate(showDate(max) ?? max);
    return isOutside(value, limits) ? words.dayUnavailable : undefined;
  };
}
