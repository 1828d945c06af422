import { plainCharacters } from "@portico/format";
import { type HourCycle, timeParts, timeText } from "../format-provider/locale-time.js";

const typedPattern = /^(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?\s*m?\.?)?$/i;
const storedPattern = /^(\d{2}):(\d{2})$/;

/** Parses a typed time as `HH:MM`. Accepts `2:30 PM`, `2:30p`, `14:30`, `1430`, and what the locale writes. */
export function parseTime(text: string, locale = "en-US"): string | undefined {
  const plain = plainCharacters(text);
  return read(plain) ?? read(inEnglish(plain, locale));
}

function read(plain: string): string | undefined {
  const [, hourText, minuteText = "00", half] = typedPattern.exec(plain) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isPossible = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isPossible || minute > 59) return undefined;
  const onDay = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(onDay).padStart(2, "0")}:${minuteText}`;
}

/** A time with the locale's words, such as `오후 2:30` or `14 h 30`, as it is written in English. */
function inEnglish(plain: string, locale: string): string {
  const halves = ["am", "pm"].map((half) => ({
    half,
    name: halfName(half === "am" ? "09:00" : "21:00", locale),
  }));
  const found = halves.find(({ name }) => name !== "" && plain.includes(name));
  const time = found ? plain.replace(found.name, "") : plain;
  const written = plainCharacters(timeText("22:22", locale, found ? 12 : undefined));
  const between = (word: string) =>
    halves.reduce((rest, { name }) => rest.replace(name, ""), word).replace(/[\d\s]/g, "");
  if (between(time) !== between(written)) return plain;
  return `${(time.match(/\d+/g) ?? []).join(":")} ${found?.half ?? ""}`.trim();
}

/** The locale's word for AM or PM. */
function halfName(time: string, locale: string): string {
  return plainCharacters(timeParts(time, locale).find(({ type }) => type === "dayPeriod")?.value ?? "");
}

/**
 * Shows `14:30` as the locale writes it: `2:30 PM`. Undefined if the text is not a time.
 * @param hourCycle undefined for that of the locale
 */
export function showTime(value: string, locale = "en-US", hourCycle?: HourCycle): string | undefined {
  const [, hour, minute] = storedPattern.exec(value) ?? [];
  if (minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return timeText(value, locale, hourCycle);
}
