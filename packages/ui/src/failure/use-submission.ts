"use client";

import { useRef, useState } from "react";
import { useAllMessages } from "../messages/use-all-messages.js";
import { type DescribeFailure, type Failure, failureOf } from "./failure.js";

/** State of a submission: one at a time, with the last failure until the next try. */
export function useSubmission(describe?: DescribeFailure) {
  const { work: texts } = useAllMessages();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Resolves to whether it succeeded. */
  const submit = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(describe?.(error) ?? failureOf(error, texts.failed));
      return false;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { isPending, failure, submit };
}
