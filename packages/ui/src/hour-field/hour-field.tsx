import { forwardRef } from "react";
import { Select, type SelectProps } from "../select/select.js";
import { showTime } from "../time-field/typed-time.js";

export interface HourFieldProps extends Omit<SelectProps, "options"> {
  /** The first selectable hour, 0 to 23. @default 0 */
  first?: number | undefined;
  /** The last selectable hour, 0 to 23. @default 23 */
  last?: number | undefined;
}

/** An hour of the day, shown as `2:00 PM` and posted as `14`. A native select. */
export const HourField = forwardRef<HTMLSelectElement, HourFieldProps>(function HourField(
  { first = 0, last = 23, placeholder = "", ...props },
  ref,
) {
  const options = Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = String(first + index);
    return { value: hour, label: showTime(`${hour.padStart(2, "0")}:00`) ?? hour };
  });
  return <Select {...props} ref={ref} placeholder={placeholder} options={options} />;
});
