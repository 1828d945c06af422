export type { DayLimits } from "../calendar/day-limits.js";
export { DateField, type DateFieldProps } from "../date-field/date-field.js";
export { DateOfBirthField, type DateOfBirthFieldProps } from "../date-of-birth-field/date-of-birth-field.js";
export type { DateRange, DateRangePreset } from "../date-range-field/date-range.js";
export { DateRangeField, type DateRangeFieldProps } from "../date-range-field/date-range-field.js";
export { HourField, type HourFieldProps } from "../hour-field/hour-field.js";
export { MonthField, type MonthFieldProps } from "../month-field/month-field.js";
export { TimeField, type TimeFieldProps } from "../time-field/time-field.js";
export { YearField, type YearFieldProps } from "../year-field/year-field.js";
