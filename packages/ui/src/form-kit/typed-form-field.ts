import type { ElementType, ReactElement } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FormField, type FormFieldProps } from "./form-field.js";

/** `FormField` whose `name` must be one of the form's values. */
export type TypedFormField<Values extends FieldValues> = <As extends ElementType>(
  props: FormFieldProps<As> & { name: FieldPath<Values> },
) => ReactElement;

/** `FormField` with the names of a form's values: `const Field = formFieldOf<Application>()`. */
export function formFieldOf<Values extends FieldValues>(): TypedFormField<Values> {
  return FormField;
}
