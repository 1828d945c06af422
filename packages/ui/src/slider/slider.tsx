"use client";

import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from "react";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { numberOf } from "../number-field/number-of.js";
import { type NumberLimits, stepOfKey, toStep } from "../number-field/step.js";
import { useNumberText } from "../number-field/use-number-text.js";

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
 * A number in a range, changed by dragging, arrow keys, or typing next to the slider. `className` goes to the root,
 * the ref and other native props to the slider.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
  const {
    field,
    control: {
      name,
      value,
      defaultValue,
      onChange,
      min = 0,
      max = 100,
      step = 1,
      suffix,
      formatValue,
      ...control
    },
    // It always has a value, so nothing is required.
  } = useField({ ...props, required: undefined });
  const limits = { min, max, step };
  const number = useFieldValue({ name, value, defaultValue, onChange }, min);
  const set = (next: number) => {
    const valid = toStep(next, limits);
    if (valid !== number.value) number.change(valid);
  };
  const typing = useNumberText(number.value);
  const type = (text: string) => {
    const typed = numberOf(text);
    const isValid = typed !== null && toStep(typed, limits) === typed;
    typing.type(text, isValid ? typed : number.value);
    if (isValid) set(typed);
  };
  return (
    <Field {...field}>
      <span className="ui:flex ui:items-center ui:gap-3">
        <input
          {...control}
          ref={ref}
          type="range"
          min={min}
          max={max}
          step={step}
          value={number.value}
          aria-valuetext={formatValue?.(number.value)}
          onChange={(event) => set(Number(event.target.value))}
          className="ui:h-control ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:accent-primary ui:disabled:cursor-not-allowed"
        />
        <TypedNumber
          labelledBy={`${control.id}-label`}
          limits={limits}
          disabled={control.disabled}
          value={number.value}
          text={typing.text}
          onType={type}
          onStep={(by) => set(number.value + by)}
          onCommit={(text) => {
            set(numberOf(text) ?? number.value);
            typing.settle();
          }}
        />
        {suffix && <span className="ui:-ms-1.5 ui:text-fg-muted">{suffix}</span>}
      </span>
      <PostedValue
        name={name}
        value={String(number.value)}
        disabled={control.disabled}
        form={control.form}
        onReset={number.reset}
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
  onType: (text: string) => void;
  onStep: (by: number) => void;
  /** Called with the typed text on Enter or blur. */
  onCommit: (text: string) => void;
}

function TypedNumber({ labelledBy, limits, disabled, value, text, ...does }: TypedNumberProps) {
  const { onType, onStep, onCommit } = does;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = stepOfKey(event.key, limits.step);
    if (event.key === "Enter") onCommit(event.currentTarget.value);
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
        onChange={(event) => onType(event.target.value.replace(/[^\d.-]/g, ""))}
        onKeyDown={press}
        onBlur={(event) => onCommit(event.target.value)}
        className={`${controlStyles} ui:text-end ui:tabular-nums`}
      />
    </span>
  );
}
