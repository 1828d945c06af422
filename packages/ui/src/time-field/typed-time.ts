import { plainCharacters } from "@portico/format";

const typedPattern = /^(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?\s*m?\.?)?$/i;
const storedPattern = /^(\d{2}):(\d{2})$/;

/** Parses a typed time as `HH:MM`. Accepts `2:30 PM`, `2:30p`, `14:30` and `1430`. */
export function parseTime(text: string): string | undefined {
  const [, hourText, minuteText = "00", half] = typedPattern.exec(plainCharacters(text)) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isPossible = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isPossible || minute > 59) return undefined;
  const onDay = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(onDay).padStart(2, "0")}:${minuteText}`;
}

/** Formats `14:30` as `2:30 PM`. Undefined if the text is not a time. */
export function showTime(value: string): string | undefined {
  const [, hourText, minute] = storedPattern.exec(value) ?? [];
  const hour = Number(hourText);
  if (minute === undefined || hour > 23 || Number(minute) > 59) return undefined;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
