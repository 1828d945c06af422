import { errorMessage } from "@portico/renderer/client";
import { useFailure } from "@portico/ui/forms";
import { useState } from "react";

/** One request of a dialog at a time, with its error message until the outcome of the next try. */
export function useStep() {
  const [isPending, setPending] = useState(false);
  const { failure, replace: setFailure } = useFailure<string>();
  const run = async (send: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    try {
      await send();
      setFailure(undefined);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run };
}
