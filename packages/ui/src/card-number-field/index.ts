export { CardNumberField, type CardNumberFieldProps } from "./card-number-field.js";
