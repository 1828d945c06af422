export { HourField, type HourFieldProps } from "./hour-field.js";
