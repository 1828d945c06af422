import type { ResponseBody } from "@portico/contract/schemas";
import { useEffect, useState } from "react";
import { CallFailure, type CallInput, type QuoteCall, send } from "./send.ts";

/** The response to a call, and its state. */
export interface CallState<ResponseBody> {
  /** The last response, while the next one loads as well. */
  readonly data: ResponseBody | undefined;
  readonly isLoading: boolean;
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

/** Responses of this page by their request, so that going back shows them at once. They are never stored. */
const responses = new Map<string, unknown>();
const maxResponses = 60;

/** Forgets all responses. */
export function forgetResponses(): void {
  responses.clear();
}

/** Makes a call whenever its input changes. Without input, makes none. */
export function useCall<Id extends QuoteCall>(
  id: Id,
  input: CallInput<Id> | undefined,
  given?: ResponseBody<Id>,
): CallState<ResponseBody<Id>> {
  const key = input && JSON.stringify([id, input]);
  const known = key === undefined ? undefined : responses.get(key);
  const [state, setState] = useState<{ key?: string; data?: unknown; failure?: CallFailure }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key stands for the call and its input.
  useEffect(() => {
    if (key === undefined || input === undefined || responses.has(key) || given !== undefined) return;
    const stopped = new AbortController();
    send(id, input, stopped.signal).then(
      (data) => {
        if (responses.size >= maxResponses) responses.clear();
        responses.set(key, data);
        setState({ key, data });
      },
      (error: unknown) => {
        if (stopped.signal.aborted) return;
        const failure = error instanceof CallFailure ? error : new CallFailure("unavailable");
        setState((before) => ({ key, data: before.data, failure }));
      },
    );
    return () => stopped.abort();
  }, [key, attempt]);
  const isCurrent = key !== undefined && state.key === key;
  const data = (given ?? known ?? state.data) as ResponseBody<Id> | undefined;
  return {
    data: key === undefined && given === undefined ? undefined : data,
    failure: isCurrent && known === undefined ? state.failure : undefined,
    isLoading:
      key !== undefined && given === undefined && known === undefined && !(isCurrent && state.failure),
    retry: () => {
      setState((before) => ({ data: before.data }));
      setAttempt((before) => before + 1);
    },
  };
}
