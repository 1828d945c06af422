export { ZipField, type ZipFieldProps } from "./zip-field.js";
