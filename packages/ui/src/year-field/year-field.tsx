"use client";

import { forwardRef } from "react";
import { thisYear, useCurrent } from "../hydration/use-current.js";
import { Select, type SelectProps } from "../select/select.js";

export interface YearFieldProps extends Omit<SelectProps, "options"> {
  /** The number of selectable years before the current one. @default 10 */
  yearsBack?: number | undefined;
  /** The number of selectable years after the current one. @default 2 */
  yearsAhead?: number | undefined;
  /** The current year. @default today's year */
  currentYear?: number | undefined;
}

/** A year near the current one, with the latest on top, posted as four digits. A native select. */
export const YearField = forwardRef<HTMLSelectElement, YearFieldProps>(function YearField(
  { yearsBack = 10, yearsAhead = 2, currentYear, placeholder = "", ...props },
  ref,
) {
  const now = useCurrent(thisYear);
  const current = currentYear ?? now;
  const years =
    current === undefined
      ? [props.value ?? props.defaultValue].flatMap((value) => (value ? [String(value)] : []))
      : Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) =>
          String(current + yearsAhead - index),
        );
  const options = years.map((year) => ({ value: year, label: year }));
  return <Select {...props} ref={ref} placeholder={placeholder} options={options} />;
});
