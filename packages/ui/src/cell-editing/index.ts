export type { CellEditor, EditorFieldProps } from "./cell-editor.js";
export { dateEditor, moneyEditor, numberEditor, selectEditor, textEditor } from "./editors.js";
export {
  type CellChange,
  type CellEditing,
  type CellEditingOptions,
  useCellEditing,
} from "./use-cell-editing.js";
