"use client";

import { type RefObject, useContext, useEffect, useId } from "react";
import { FieldProblemContext } from "./field-problem.js";

/**
 * Prevents the form from being submitted while the field has an error: like native validation, and as an error of the
 * form kit.
 */
export function useValidity(
  input: RefObject<{ setCustomValidity: (message: string) => void } | null>,
  message: string | undefined,
  isShown: boolean,
): void {
  const id = useId();
  const report = useContext(FieldProblemContext);
  useEffect(() => {
    input.current?.setCustomValidity(message ?? "");
  }, [input, message]);
  useEffect(() => {
    report?.({ id, message, isShown });
  }, [report, id, message, isShown]);
  useEffect(() => () => report?.({ id, message: undefined, isShown: false }), [report, id]);
}
