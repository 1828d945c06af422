"use client";

import { type DayLimits, isOutside } from "../calendar/day-limits.js";
import { isIsoDate } from "../calendar/is-iso-date.js";
import { useDateWriting } from "../format-provider/use-date-writing.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { exampleDay, patternInWords, showDate } from "./typed-date.js";

/** Returns a function that describes what is wrong with a typed date, or undefined if it is valid. */
export function useDateProblem(limits: DayLimits): (value: string) => string | undefined {
  const words = useFieldMessages();
  const writing = useDateWriting();
  const show = (day: string) => showDate(day, writing) ?? day;
  return (value) => {
    if (value.trim() === "") return undefined;
    if (!isIsoDate(value)) return words.notADate(patternInWords(writing.pattern, words), show(exampleDay));
    const { min, max } = limits;
    if (min !== undefined && value < min) return words.tooEarly(show(min));
    if (max !== undefined && value > max) return words.tooLate(show(max));
    return isOutside(value, limits) ? words.dayUnavailable : undefined;
  };
}
