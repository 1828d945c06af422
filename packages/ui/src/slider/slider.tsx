"use client";

import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from "react";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useValidity } from "../field-value/use-validity.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { type NumberLimits, stepOfKey, toStep } from "../number-field/step.js";
import { useTypedNumber } from "./use-typed-number.js";

export interface SliderProps
  extends FieldTextProps,
    ValueProps<number>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "min" | "max" | "step" | keyof ValueProps<number>> {
  /** The minimum value. @default 0 */
  min?: number | undefined;
  /** The maximum value. @default 100 */
  max?: number | undefined;
  /** The step between values. Decimals such as 0.01 stay exact. @default 1 */
  step?: number | undefined;
  /** The unit after the number: "%". @default none */
  suffix?: ReactNode | undefined;
  /** Formats the value for screen readers. @default the number */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * A number in a range, changed by dragging, arrow keys, or typing next to the slider. A typed number beyond a limit becomes
 * that limit when the user leaves it, and the field says so. `className` goes to the root,
 * the ref and other native props to the slider.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  const {
    name,
    value,
    defaultValue,
    onChange,
    min = 0,
    max = 100,
    step = 1,
    suffix,
    formatValue,
    ...rest
  } = props;
  const limits = { min, max, step };
  const number = useFieldValue({ name, value, defaultValue, onChange }, min);
  const set = (next: number) => {
    const valid = toStep(next, limits);
    if (valid !== number.value) number.change(valid);
  };
  const typed = useTypedNumber({ value: number.value, limits, onNumber: set });
  const move = (next: number) => {
    typed.discard();
    set(next);
  };
  const [input, mergedRef] = useMergedRef(ref);
  useValidity(input, typed.problem, { isShown: !typed.isTyping });
  const problem = typed.isTyping ? undefined : typed.problem;
  // It always has a value, so nothing is required.
  const hint = typed.note ? (
    <>
      <span role="status" className="ui:block ui:text-warning-fg">
        {typed.note}
      </span>
      {rest.hint}
    </>
  ) : (
    rest.hint
  );
  const { field, control } = useField({ ...rest, hint, error: problem ?? rest.error, required: undefined });
  return (
    <Field {...field}>
      <span className="ui:flex ui:items-center ui:gap-3">
        <input
          {...control}
          ref={mergedRef}
          type="range"
          min={min}
          max={max}
          step={step}
          value={number.value}
          aria-valuetext={formatValue?.(number.value)}
          onChange={(event) => move(Number(event.target.value))}
          className="ui:h-control ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:accent-primary ui:disabled:cursor-not-allowed"
        />
        <TypedNumber
          labelledBy={`${control.id}-label`}
          limits={limits}
          disabled={control.disabled}
          value={number.value}
          text={typed.text}
          problemId={problem && `${control.id}-error`}
          onType={typed.type}
          onStep={(by) => move(number.value + by)}
          onLeave={typed.leave}
        />
        {suffix && <span className="ui:-ms-1.5 ui:text-fg-muted">{suffix}</span>}
      </span>
      <PostedValue
        name={name}
        value={String(number.value)}
        disabled={control.disabled}
        form={control.form}
        onReset={() => {
          typed.discard();
          number.reset();
        }}
      />
    </Field>
  );
});

interface TypedNumberProps {
  labelledBy: string;
  limits: NumberLimits;
  disabled: boolean | undefined;
  value: number;
  text: string;
  /** The id of the error about the text. */
  problemId: string | undefined;
  onType: (text: string) => void;
  onStep: (by: number) => void;
  /** Called on Enter and blur. */
  onLeave: () => void;
}

function TypedNumber({ labelledBy, limits, disabled, value, text, problemId, ...does }: TypedNumberProps) {
  const { onType, onStep, onLeave } = does;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInputMethodKey(event)) return;
    const by = stepOfKey(event.key, limits.step);
    if (event.key === "Enter") onLeave();
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <span className="ui:w-24">
      <input
        type="text"
        inputMode="decimal"
        role="spinbutton"
        aria-labelledby={labelledBy}
        aria-valuenow={value}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max}
        disabled={disabled}
        value={text}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onBlur={onLeave}
        className={`${controlStyles} ui:text-end ui:tabular-nums`}
      />
    </span>
  );
}
