"use client";

import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * State of the last failure, such as `Failure`. While it is tried again, the failure stays where it is, so that nothing
 * moves under the pointer; `replace` it when the outcome is known. The same failure is announced again.
 */
export function useFailure<F>() {
  const [failure, setFailure] = useState<F>();
  const isShown = useRef(false);
  const replace = useCallback((next: F | undefined) => {
    // Screen readers announce only what is added to the document.
    if (isShown.current && next !== undefined) flushSync(() => setFailure(undefined));
    isShown.current = next !== undefined;
    setFailure(next === undefined ? undefined : () => next);
  }, []);
  return { failure, replace };
}
