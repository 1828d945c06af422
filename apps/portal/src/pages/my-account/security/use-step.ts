import { useState } from "react";
import { errorMessage } from "../../../api/error-message.ts";

/** One step of a dialog that is sent: once at a time, its failure kept in words until the next try. */
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
