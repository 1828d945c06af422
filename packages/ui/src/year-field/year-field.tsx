"use client";

import { forwardRef } from "react";
import { thisYear, useCurrent } from "../hydration/use-current.js";
import { numberOptions } from "../select/number-options.js";
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
  const value = props.value ?? props.defaultValue;
  const options =
    current === undefined
      ? numberOptions(value ? 1 : 0, () => Number(value))
      : numberOptions(yearsBack + yearsAhead + 1, (index) => current + yearsAhead - index);
  return <Select {...props} ref={ref} placeholder={placeholder} options={options} />;
});
