"use client";

import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { FieldProblem } from "../field-value/field-problem.js";

/** What the fields of a form find wrong with their own text, such as a text that is not a date. */
export interface FieldProblems {
  readonly report: (name: string, problem: FieldProblem) => void;
  /** The message of each field with a problem. */
  readonly messages: () => ReadonlyMap<string, string>;
  /** Sets what is called with the name of a field whose problem changed. */
  readonly onChange: (listener: (name: string, problem: FieldProblem) => void) => void;
}

export function createFieldProblems(): FieldProblems {
  const problems = new Map<string, { name: string; message: string }>();
  let listen = (_name: string, _problem: FieldProblem) => {};
  return {
    report: (name, problem) => {
      const before = problems.get(problem.id);
      if (problem.message === undefined) problems.delete(problem.id);
      else problems.set(problem.id, { name, message: problem.message });
      if (before || problem.message !== undefined) listen(name, problem);
    },
    messages: () => new Map([...problems.values()].map(({ name, message }) => [name, message])),
    onChange: (listener) => {
      listen = listener;
    },
  };
}

/** A resolver whose errors include the problems of fields. They replace others of the same field, as on the page. */
export function withFieldProblems<Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent> | undefined,
  problems: FieldProblems,
): Resolver<Values, unknown, Sent> {
  return async (values, context, options) => {
    // Without a resolver, what is sent are the values.
    const found = resolver
      ? await resolver(values, context, options)
      : { values: values as unknown as Sent, errors: {} };
    const messages = problems.messages();
    if (messages.size === 0) return found;
    const errors = { ...found.errors };
    for (const [name, message] of messages) set(errors, name, { type: "field", message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
