/**
 * The change that a field passes to `onChange`: the new value, also under `target`, as in a DOM event, so that
 * handlers of form libraries can be passed directly.
 */
export interface FieldChange<Value> {
  /** The new value. */
  value: Value;
  /** Name and new value, where form libraries expect them. */
  target: { name: string | undefined; value: Value };
}

/** The value of a field: controlled with `value`, or uncontrolled with `defaultValue`. */
export interface ValueProps<Value> {
  /** The value, if the page controls it. Null is an empty field. */
  value?: Value | null | undefined;
  /** The initial value, if the field is uncontrolled. @default empty */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onChange?: ((change: FieldChange<Value>) => void) | undefined;
  /** The name under which a form posts the value. @default not posted */
  name?: string | undefined;
}
