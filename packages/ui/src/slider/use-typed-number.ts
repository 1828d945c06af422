"use client";

import { useState } from "react";
import { useDecimalFormat } from "../formatted-field/use-decimal-format.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { decimalsOf, type NumberLimits, toStep } from "../number-field/step.js";

interface TypedNumber {
  value: number;
  limits: NumberLimits;
  onNumber: (number: number) => void;
}

/**
 * The text of a number within limits. What is typed stays until the number changes in another way, or until the user
 * leaves a valid text.
 */
export function useTypedNumber({ value, limits, onNumber }: TypedNumber) {
  const { min, max, step } = limits;
  const decimals = Math.max(...[min, max, step].map(decimalsOf));
  const format = useDecimalFormat({ decimals, hasAllDecimals: false });
  const { number: texts } = useFieldMessages();
  const [typed, setTyped] = useState<{ text: string; value: number; isLeft: boolean }>();
  const write = (number: number) => format.show(String(number)) ?? String(number);
  const problemOf = (text: string) => {
    const decimal = format.parse(text);
    if (decimal === undefined) return format.problemOf(text);
    const number = Number(decimal);
    if (decimal === "" || toStep(number, limits) === number) return undefined;
    return number < min || number > max
      ? texts.outOfRange(write(min), write(max))
      : texts.notAStep(write(step));
  };
  const current = typed?.value === value ? typed : undefined;
  const problem = current && problemOf(current.text);
  return {
    text: current?.text ?? write(value),
    problem,
    isTyping: current !== undefined && !current.isLeft,
    type: (text: string) => {
      const decimal = format.parse(text);
      const isNumber = Boolean(decimal) && problemOf(text) === undefined;
      setTyped({ text, value: isNumber ? Number(decimal) : value, isLeft: false });
      if (isNumber) onNumber(Number(decimal));
    },
    discard: () => setTyped(undefined),
    /** Formats a valid text, or shows what is wrong with it. */
    leave: () => setTyped(current && problem !== undefined ? { ...current, isLeft: true } : undefined),
  };
}
