export { DateOfBirthField, type DateOfBirthFieldProps } from "./date-of-birth-field.js";
