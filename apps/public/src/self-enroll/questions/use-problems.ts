import type { QuoteProblem } from "@portico/contract";
import { useState } from "react";
import { useSite } from "../site/site.ts";

/** What is wrong with a step, once the visitor tried to continue. */
export interface Problems {
  /** The message for a value, by its path: `applicants.0.age`. */
  readonly of: (path: string) => string | undefined;
  /** Continues if nothing is wrong. If not, shows what is and moves to the first. */
  readonly attempt: (onPass: () => void) => void;
}

/** The ID of the control of a value. */
export function controlId(path: string): string {
  return path.replaceAll(".", "-");
}

/** The problems of a step, which are shown after the first attempt to continue and then as they change. */
export function useProblems(found: readonly QuoteProblem[]): Problems {
  const { texts } = useSite();
  const [isShown, setShown] = useState(false);
  const pathOf = ({ path }: QuoteProblem) => path.join(".");
  return {
    of: (path) => {
      const problem = isShown ? found.find((one) => pathOf(one) === path) : undefined;
      return problem && texts.problems[problem.kind];
    },
    attempt: (onPass) => {
      const [first] = found;
      if (!first) return onPass();
      setShown(true);
      // Errors appear with the next frame, and screen readers read them with the field.
      requestAnimationFrame(() => document.getElementById(controlId(pathOf(first)))?.focus());
    },
  };
}
