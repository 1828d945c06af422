"use client";

import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type { FieldProblem } from "../field-value/field-problem.js";

/** A problem of a field. */
interface NamedProblem extends Pick<FieldProblem, "yields"> {
  readonly name: string;
  readonly message: string;
}

/** What the fields of a form find wrong with their own text, such as a text that is not a date. */
export interface FieldProblems {
  readonly report: (name: string, problem: FieldProblem) => void;
  /** The problems of all fields. */
  readonly found: () => readonly NamedProblem[];
  /** Sets what is called with the name of a field whose problem changed. */
  readonly onChange: (listener: (name: string, problem: FieldProblem) => void) => void;
}

export function createFieldProblems(): FieldProblems {
  const problems = new Map<string, NamedProblem>();
  let listen = (_name: string, _problem: FieldProblem) => {};
  return {
    report: (name, problem) => {
      const before = problems.get(problem.id);
      const { message, yields } = problem;
      if (message === undefined) problems.delete(problem.id);
      else problems.set(problem.id, { name, message, yields });
      if (before || message !== undefined) listen(name, problem);
    },
    found: () => [...problems.values()],
    onChange: (listener) => {
      listen = listener;
    },
  };
}

/**
 * A resolver whose errors include the problems of fields. They replace others of the same field, as on the page, unless
 * they yield to them.
 */
export function withFieldProblems<Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent> | undefined,
  problems: FieldProblems,
): Resolver<Values, unknown, Sent> {
  return async (values, context, options) => {
    // Without a resolver, what is sent are the values.
    const found = resolver
      ? await resolver(values, context, options)
      : { values: values as unknown as Sent, errors: {} };
    const own = problems.found();
    const errors = { ...found.errors };
    for (const { name, message, yields } of own) {
      if (!yields || !get(errors, name)) set(errors, name, { type: "field", message });
    }
    for (const name of options.names ?? []) keepInner(get(errors, name));
    return own.length === 0 ? found : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** React Hook Form drops the errors inside the value of a field, such as an address, if the whole has no error. */
function keepInner(error: unknown): void {
  if (typeof error !== "object" || error === null || Array.isArray(error) || "type" in error) return;
  Object.assign(error, { type: "inner" });
}
