import type { ReactNode } from "react";

/** An error as a message to users. */
export interface Failure {
  /** What happened and how to fix it. */
  text: ReactNode;
  /** One line per problem, such as rejected rows or invalid fields. @default none */
  details?: readonly string[] | undefined;
}

/** Converts a thrown value to a message. */
export type DescribeFailure = (error: unknown) => Failure;

/** The error's own message, or a fallback if it has none. */
export function failureOf(error: unknown, otherwise: string): Failure {
  return { text: error instanceof Error && error.message !== "" ? error.message : otherwise };
}
