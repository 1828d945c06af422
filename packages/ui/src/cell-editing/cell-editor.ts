import type { ReactElement, ReactNode } from "react";
import type { FieldChange } from "../field-value/field-change.js";

/** What the field of an editor is rendered with. */
export interface EditorFieldProps<Value> {
  label: string;
  value: Value;
  /** The error of the value, or of the last try to save it. */
  error: ReactNode;
  onChange(change: Pick<FieldChange<Value>, "target">): void;
}

/** How the cells of a column are edited. Its functions are methods, so that editors of all values fit in one object. */
export interface CellEditor<Row, Value = unknown> {
  /** Returns the value of a row. */
  value(row: Row): Value;
  /** Renders the field. Native fields such as `TextField` and fields with a formatted value both fit. */
  field(props: EditorFieldProps<Value>): ReactElement;
  /** Returns why a value can't be saved. @default every value can */
  validate?(value: Value, row: Row): string | undefined;
  /** Shows a value that is not saved yet. @default the value as text */
  format?(value: Value): ReactNode;
}
