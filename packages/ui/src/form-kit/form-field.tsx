// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import {
  type ComponentProps,
  type ElementType,
  forwardRef,
  type ReactElement,
  useCallback,
  useRef,
} from "react";
import { useController } from "react-hook-form";
import { Checkbox } from "../checkbox/checkbox.js";
import { cx } from "../class-names/cx.js";
import { type FieldProblem, FieldProblemContext } from "../field-value/field-problem.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { PasswordField } from "../password-field/password-field.js";
import { Select } from "../select/select.js";
import { TextArea } from "../text-area/text-area.js";
import { TextField } from "../text-field/text-field.js";
import type { DescribedOption } from "./describe-value.js";
import { errorsOfParts, messageOf } from "./form-errors.js";
import { useKit } from "./kit-context.js";
import { useRegisteredField } from "./use-registered-field.js";

interface OwnProps<As extends ElementType> {
  /** The name of the value: `emails.0.email`. */
  name: string;
  /** The field to render, such as `TextField` or `DateOfBirthField`. */
  as: As;
  /** Half the width of the form, next to another field where there is room. @default false */
  isHalf?: boolean | undefined;
  /**
   * Never stored in a draft, and masked where values are shown. @default whether the field is for passwords, Social
   * Security numbers or card numbers
   */
  isSecret?: boolean | undefined;
  /** The label in the error summary, if it differs: 'Email 1'. @default label */
  errorLabel?: string | undefined;
  /** A value as text, where versions are compared or reviewed. @default by its type and options */
  describe?: ((value: unknown) => string | readonly string[]) | undefined;
  /** Called after the value changed. */
  onValueChange?: ((change: { value: unknown }) => void) | undefined;
}

/** Props of a field bound to the form: its own, without those that the form sets. */
export type FormFieldProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentProps<As>, keyof OwnProps<As> | "value" | "defaultValue" | "checked" | "onChange">;

/** Native controls, which take no null. */
const nativeFields: readonly ElementType[] = [TextField, TextArea, Select, PasswordField];

/** A field of the form by its name, with label, error and required mark. */
export const FormField = forwardRef<unknown, OwnProps<ElementType> & FieldAttributes>(function FormField(
  { name, as: Control, isHalf, isSecret, errorLabel, describe, onValueChange, className, ...rest },
  ref,
) {
  const kit = useKit();
  const wrapper = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ name });
  const [, mergedRef] = useMergedRef(ref, field.ref);
  const label = errorLabel ?? (typeof rest.label === "string" ? rest.label : name);
  const parts = partsOf(Control);
  const focusWrongPart = () => {
    const control = (selector: string) => wrapper.current?.querySelector<HTMLElement>(selector);
    (control("[aria-invalid=true]") ?? control("input"))?.focus();
  };
  useRegisteredField(wrapper, {
    name,
    label,
    ...(parts && { parts, focus: focusWrongPart }),
    isSecret: isSecret ?? (rest.type === "password" || isSecretField(Control)),
    options: rest.options,
    describe,
  });
  const { problems } = kit;
  const reportProblem = useCallback(
    (problem: FieldProblem) => problems.report(name, problem),
    [problems, name],
  );
  const change = (next: unknown) => {
    field.onChange(next);
    kit.onFieldChange(name);
    onValueChange?.({ value: changedTo(next) });
  };
  const wasFocusedByPage = useRef(rest.autoFocus === true);
  const leave = (event: unknown) => {
    field.onBlur();
    // The user, who did not choose the field, may start with another one.
    const isUnchosen = wasFocusedByPage.current && !fieldState.isDirty;
    wasFocusedByPage.current = false;
    if (!isUnchosen) kit.onFieldLeave(name);
    rest.onBlur?.(event);
  };
  const isCheckbox = Control === Checkbox;
  const value = nativeFields.includes(Control) ? (field.value ?? "") : field.value;
  const isRequired = rest.required ?? (isCheckbox ? undefined : kit.isRequired(name));
  return (
    <div
      ref={wrapper}
      data-form-field={name}
      className={cx("ui:min-w-0 ui:print:break-inside-avoid", !isHalf && "ui:sm:col-span-2", className)}
    >
      <FieldProblemContext.Provider value={reportProblem}>
        <Control
          {...rest}
          {...(isRequired !== undefined && { required: isRequired })}
          {...(isCheckbox
            ? {
                checked: field.value === true,
                onCheckedChange: (state: { checked: unknown }) => change(state.checked === true),
              }
            : { value, onChange: change })}
          name={name}
          ref={mergedRef}
          onBlur={leave}
          {...shownErrors(fieldState.error, parts, rest)}
        />
      </FieldProblemContext.Provider>
    </div>
  );
}) as <As extends ElementType>(props: FormFieldProps<As>) => ReactElement;

/** The keys of a field's value that show their own errors. Undefined if the field shows them together. */
function partsOf(control: ElementType): readonly string[] | undefined {
  return typeof control !== "string" && "parts" in control && Array.isArray(control.parts)
    ? control.parts
    : undefined;
}

/** Whether a field's values are secrets, whatever the form says. */
function isSecretField(control: ElementType): boolean {
  return typeof control !== "string" && "isSecret" in control && control.isSecret === true;
}

/** The errors as props of the control. Those of the page itself come first. */
function shownErrors(
  found: unknown,
  parts: readonly string[] | undefined,
  { error, errors }: FieldAttributes,
) {
  if (!parts) return { error: error ?? messageOf(found) };
  const own = errorsOfParts(found, parts);
  return { error: error ?? own.error, errors: { ...own.errors, ...errors } };
}

/** What fields have in common. */
interface FieldAttributes {
  label?: unknown;
  type?: unknown;
  error?: unknown;
  errors?: Readonly<Record<string, unknown>> | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  options?: readonly DescribedOption[] | undefined;
  onBlur?: ((event: unknown) => void) | undefined;
}

/** The value of a change: fields pass it as it is or in an event. */
function changedTo(change: unknown): unknown {
  if (typeof change !== "object" || change === null) return change;
  if ("value" in change) return change.value;
  const target = "target" in change ? change.target : undefined;
  return typeof target === "object" && target !== null && "value" in target ? target.value : change;
}
