import { addDays, addMonths, type IsoDate, weekday } from "./iso-date.js";

/** Returns the day that a key moves to in the ARIA date grid pattern, or undefined for other keys. */
export function dayOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: IsoDate,
  firstWeekday: number,
): IsoDate | undefined {
  const column = (weekday(day) - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -column);
    case "End":
      return addDays(day, 6 - column);
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
