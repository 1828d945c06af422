"use client";

import { forwardRef } from "react";
import type { HourCycle } from "../format-provider/locale-time.js";
import { useHourCycle } from "../format-provider/use-hour-cycle.js";
import { Select, type SelectProps } from "../select/select.js";
import { showTime } from "../time-field/typed-time.js";

export interface HourFieldProps extends Omit<SelectProps, "options"> {
  /** The first selectable hour, 0 to 23. @default 0 */
  first?: number | undefined;
  /** The last selectable hour, 0 to 23. @default 23 */
  last?: number | undefined;
  /** 24-hour or 12-hour time. @default that of `FormatProvider`, or of the locale */
  hourCycle?: HourCycle | undefined;
}

/** An hour of the day, shown as the locale writes it, such as `2:00 PM`, and posted as `14`. A native select. */
export const HourField = forwardRef<HTMLSelectElement, HourFieldProps>(function HourField(
  { first = 0, last = 23, hourCycle: ownCycle, placeholder = "", ...props },
  ref,
) {
  const { locale, hourCycle } = useHourCycle(ownCycle);
  const options = Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = String(first + index);
    return { value: hour, label: showTime(`${hour.padStart(2, "0")}:00`, locale, hourCycle) ?? hour };
  });
  return <Select {...props} ref={ref} placeholder={placeholder} options={options} />;
});
