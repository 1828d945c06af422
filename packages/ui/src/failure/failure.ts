import type { ReactNode } from "react";

/** Why something failed, in words. */
export interface Failure {
  /** What happened and how to mend it. */
  text: ReactNode;
  /** The single points, one a line: rows refused, fields that are wrong. @default none */
  details?: readonly string[];
}

/** Turns what was thrown into words. */
export type DescribeFailure = (error: unknown) => Failure;

/** What an error says by itself, or the words for one that says nothing. */
export function failureOf(error: unknown, otherwise: string): Failure {
  return { text: error instanceof Error && error.message !== "" ? error.message : otherwise };
}
