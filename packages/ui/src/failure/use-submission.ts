"use client";

import { useRef, useState } from "react";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { type DescribeFailure, type Failure, failureOf } from "./failure.js";
import { useFailure } from "./use-failure.js";

/** State of a submission: one at a time, with the last failure until the outcome of the next try. */
export function useSubmission(describe?: DescribeFailure) {
  const { work: texts } = useDialogMessages();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const { failure, replace } = useFailure<Failure>();
  /** Resolves to whether it succeeded. */
  const submit = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(true);
    try {
      await send();
      replace(undefined);
      return true;
    } catch (error) {
      replace(describe?.(error) ?? failureOf(error, texts.failed));
      return false;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { isPending, failure, submit };
}
