"use client";

import { useState } from "react";
import { flushSync } from "react-dom";

/**
 * State of the last failure, such as `Failure`. While it is tried again, the failure stays where it is, so that nothing
 * moves under the pointer; `replace` it when the outcome is known. The same failure is announced again.
 */
export function useFailure<F>() {
  const [failure, setFailure] = useState<F>();
  const replace = (next: F | undefined) => {
    // Screen readers announce what is new in the document.
    if (next !== undefined) flushSync(() => setFailure(undefined));
    setFailure(next === undefined ? undefined : () => next);
  };
  return { failure, replace };
}
