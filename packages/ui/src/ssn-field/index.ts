export { SsnField, type SsnFieldProps } from "./ssn-field.js";
