"use client";

import { type RefObject, useContext, useEffect, useId } from "react";
import { type FieldProblem, FieldProblemContext } from "./field-problem.js";

/**
 * Prevents the form from being submitted while the field has an error: like native validation, and as an error of the
 * form kit.
 */
export function useValidity(
  input: RefObject<{ setCustomValidity: (message: string) => void } | null>,
  message: string | undefined,
  { isShown, yields = false }: Omit<FieldProblem, "id" | "message">,
): void {
  const id = useId();
  const report = useContext(FieldProblemContext);
  useEffect(() => {
    input.current?.setCustomValidity(message ?? "");
  }, [input, message]);
  useEffect(() => {
    report?.({ id, message, isShown, yields });
  }, [report, id, message, isShown, yields]);
  useEffect(() => () => report?.({ id, message: undefined, isShown: false }), [report, id]);
}
