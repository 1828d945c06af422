import type { Read } from "./read.ts";

const minutesOfDay = 24 * 60;
const written = /^(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)? ?([AP])?\.?(?:M\.?)?$/i;
const partOfDay = /^0?\.\d+$/;

/** The time of a clock, `HH:MM`. Undefined if there is no such time. */
export function timeOf(clock: string, half = ""): string | undefined {
  const [hours = Number.NaN, minutes = 0] = clock.split(":").map(Number);
  const letter = half.charAt(0).toUpperCase();
  if (letter !== "" && (hours < 1 || hours > 12)) return undefined;
  const hour = letter === "" ? hours : (hours % 12) + (letter === "P" ? 12 : 0);
  if (!(hour < 24 && minutes < 60)) return undefined;
  return [hour, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The time that a spreadsheet writes as a part of a day, to the minute. */
export function timeOfDay(part: number): string | undefined {
  const minutes = Math.round(part * minutesOfDay);
  return minutes >= minutesOfDay ? undefined : timeOf(`${Math.floor(minutes / 60)}:${minutes % 60}`);
}

/** Reads a time as `HH:MM`: `14:30`, `2:30 PM`, `2p`, or a part of a day of a spreadsheet. Null for an empty text. */
export function readTime(text: string): Read<string | null> {
  if (text === "") return { value: null };
  const plain = text.normalize("NFKC").trim();
  const match = written.exec(plain);
  // A number alone could be anything.
  const isTime = match && (match[2] !== undefined || match[3] !== undefined);
  const time = isTime
    ? timeOf(`${match[1]}:${match[2] ?? 0}`, match[3])
    : partOfDay.test(plain)
      ? timeOfDay(Number(plain))
      : undefined;
  return time === undefined ? { problem: "isn't a time such as 14:30 or 2:30 PM." } : { value: time };
}
