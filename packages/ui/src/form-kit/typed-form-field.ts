import type { ComponentProps, ElementType, ReactElement } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import type { FieldChange } from "../field-value/field-change.js";
import { FormField, type FormFieldProps } from "./form-field.js";

/** The value that a field passes to `onChange`; native controls pass a text. */
type ValueOfField<As extends ElementType> = "onCheckedChange" extends keyof ComponentProps<As>
  ? boolean
  : unknown extends ComponentProps<As>["value"]
    ? unknown
    : true extends ComponentProps<As>["value"]
      ? boolean
      : NonNullable<ComponentProps<As>["onChange"]> extends (change: infer Change) => unknown
        ? Change extends FieldChange<infer Value>
          ? Value
          : string
        : unknown;

/** The names of a form's values that a field can hold. */
type NameForField<Values extends FieldValues, As extends ElementType> = {
  [Name in FieldPath<Values>]: unknown extends FieldPathValue<Values, Name>
    ? Name
    : [FieldPathValue<Values, Name>] extends [ValueOfField<As> | null | undefined]
      ? Name
      : never;
}[FieldPath<Values>];

/** `FormField` whose `name` must be one of the form's values, of the type that the field has. */
export type TypedFormField<Values extends FieldValues> = <As extends ElementType>(
  props: FormFieldProps<As> & { name: NameForField<Values, As> },
) => ReactElement;

/** `FormField` with the names and types of a form's values: `const Field = formFieldOf<Application>()`. */
export function formFieldOf<Values extends FieldValues>(): TypedFormField<Values> {
  return FormField;
}
