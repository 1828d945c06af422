export { Checkbox, type CheckboxProps, type CheckedState } from "../checkbox/checkbox.js";
export { Select, type SelectOption, type SelectProps } from "../select/select.js";
export { TextField, type TextFieldProps } from "../text-field/text-field.js";
