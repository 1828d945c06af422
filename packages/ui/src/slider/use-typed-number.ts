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
 * leaves a number. One beyond a limit then becomes that limit, which `note` says.
 */
export function useTypedNumber({ value, limits, onNumber }: TypedNumber) {
  const { min, max, step } = limits;
  const decimals = Math.max(...[min, max, step].map(decimalsOf));
  const format = useDecimalFormat({ decimals, hasAllDecimals: false });
  const { number: texts } = useFieldMessages();
  const [typed, setTyped] = useState<{ text: string; value: number; isLeft: boolean }>();
  const [clampedTo, setClampedTo] = useState<number>();
  const write = (number: number) => format.show(String(number)) ?? String(number);
  const problemOf = (text: string) => {
    const decimal = format.parse(text);
    if (decimal === undefined) return format.problemOf(text);
    const number = Number(decimal);
    const isPossible = decimal === "" || isBeyond(number) || toStep(number, limits) === number;
    return isPossible ? undefined : texts.notAStep(write(step));
  };
  const isBeyond = (number: number) => number < min || number > max;
  const current = typed?.value === value ? typed : undefined;
  const problem = current && problemOf(current.text);
  return {
    text: current?.text ?? write(value),
    problem,
    /** Says that a number was clamped, until it changes. */
    note: clampedTo !== undefined && clampedTo === value ? texts.clampedTo(write(value)) : undefined,
    isTyping: current !== undefined && !current.isLeft,
    type: (text: string) => {
      const decimal = format.parse(text);
      const isNumber = Boolean(decimal) && problemOf(text) === undefined && !isBeyond(Number(decimal));
      setTyped({ text, value: isNumber ? Number(decimal) : value, isLeft: false });
      setClampedTo(undefined);
      if (isNumber) onNumber(Number(decimal));
    },
    discard: () => {
      setTyped(undefined);
      setClampedTo(undefined);
    },
    /** Formats a number, clamps it to the limits, or shows what is wrong with the text. */
    leave: () => {
      setTyped(current && problem !== undefined ? { ...current, isLeft: true } : undefined);
      if (!current || current.text.trim() === "" || problem !== undefined) return;
      const number = Number(format.parse(current.text));
      if (!isBeyond(number)) return;
      setClampedTo(toStep(number, limits));
      onNumber(number);
    },
  };
}
