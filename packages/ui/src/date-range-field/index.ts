export type { DateRange, DateRangePreset } from "./date-range.js";
export { DateRangeField, type DateRangeFieldProps } from "./date-range-field.js";
