export { YearField, type YearFieldProps } from "./year-field.js";
