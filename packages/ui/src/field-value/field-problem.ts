"use client";

import { createContext } from "react";

/** What a field finds wrong with its own text. */
export interface FieldProblem {
  /** Identifies the control, because a field can have several. */
  readonly id: string;
  /** The error; undefined if there is none. */
  readonly message: string | undefined;
  /** Whether the field shows it, which it does not while the user types. */
  readonly isShown: boolean;
  /** Whether an error of the page's own rules is shown in its place. @default false */
  readonly yields?: boolean | undefined;
}

/** Reports the problem of a field to the form that contains it. */
export const FieldProblemContext = createContext<((problem: FieldProblem) => void) | undefined>(undefined);
