"use client";

import { forwardRef } from "react";
import { monthNames } from "../calendar/month-names.js";
import { useLocale } from "../format-provider/use-locale.js";
import { Select, type SelectProps } from "../select/select.js";

export type MonthFieldProps = Omit<SelectProps, "options">;

/** A month, shown by its name and posted as `1` to `12`. A native select. */
export const MonthField = forwardRef<HTMLSelectElement, MonthFieldProps>(function MonthField(
  { placeholder = "", ...props },
  ref,
) {
  const locale = useLocale();
  const options = monthNames(locale).map((label, index) => ({ value: String(index + 1), label }));
  return <Select {...props} ref={ref} placeholder={placeholder} options={options} />;
});
