import type { IsoDate } from "./iso-date.js";

/** Which days can be selected. */
export interface DayLimits {
  /** The first day, `YYYY-MM-DD`. @default none */
  min?: IsoDate | undefined;
  /** The last day, `YYYY-MM-DD`. @default none */
  max?: IsoDate | undefined;
  /** Whether a day within the limits is disabled, such as a holiday. @default none */
  isDayDisabled?: ((day: IsoDate) => boolean) | undefined;
}

/** Whether a day can't be selected. */
export function isOutside(day: IsoDate, { min, max, isDayDisabled }: DayLimits): boolean {
  return (
    (min !== undefined && day < min) || (max !== undefined && day > max) || isDayDisabled?.(day) === true
  );
}

/** Returns the day, limited to `min` and `max`. */
export function withinLimits(day: IsoDate, { min, max }: DayLimits): IsoDate {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
