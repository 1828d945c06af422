import { useState } from "react";
import { errorMessage } from "../../../api/error-message.ts";

/** One request of a dialog at a time, with its error message until the next try. */
export function useStep() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (send: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run };
}
