/**
 * What a field passes to `onChange`: the new value, and the same under `target`, as in a DOM event, so that a form
 * library's handler can be passed as it is.
 */
export interface FieldChange<Value> {
  /** The new value. */
  value: Value;
  /** Name and new value, as form libraries read them. */
  target: { name: string | undefined; value: Value };
}

/** The value of a field: controlled by the page with `value`, or held by the field from `defaultValue` on. */
export interface ValueProps<Value> {
  /** The value, when the page controls it; null is an empty field. */
  value?: Value | null | undefined;
  /** The value at first, when the field holds it. @default empty */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onChange?: ((change: FieldChange<Value>) => void) | undefined;
  /** Under which name the value is posted in a form. @default not posted */
  name?: string | undefined;
}
