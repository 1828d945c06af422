export { Checkbox, type CheckboxProps, type CheckedState } from "../checkbox/checkbox.js";
export { FileDrop, type FileDropProps } from "../file-drop/file-drop.js";
export { Select, type SelectOption, type SelectProps } from "../select/select.js";
export { TextArea, type TextAreaProps } from "../text-area/text-area.js";
export { TextField, type TextFieldProps } from "../text-field/text-field.js";
