"use client";

import { useEffect, useRef, useState } from "react";
import { onLeave, whenBack } from "./window-presence.js";

/** A value that is fetched when it is revealed, and discarded when it is hidden. */
export interface RevealedValue {
  status: "hidden" | "loading" | "shown" | "failed";
  value: string;
}

/**
 * Fetches the value, or returns undefined if the user decided against it. It may ask the user first, such as for a
 * reason. The signal is aborted when the value is no longer needed.
 */
export type RevealValue = (request: { signal: AbortSignal }) => Promise<string | undefined>;

const hidden: RevealedValue = { status: "hidden", value: "" };

/**
 * Reveals a value for some seconds. It is hidden and discarded when the user leaves the window or the tab, and on
 * unmount. If it arrives while they are away, it is shown when they return within these seconds.
 */
export function useRevealedValue(onReveal: RevealValue, hideAfter: number) {
  const [state, setState] = useState(hidden);
  const request = useRef<AbortController>(undefined);
  const hide = () => {
    request.current?.abort();
    setState(hidden);
  };
  const reveal = async () => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    setState({ status: "loading", value: "" });
    const presence = whenBack(signal);
    try {
      const value = await onReveal({ signal });
      const isShown = value !== undefined && (await presence.isBackWithin(hideAfter));
      if (signal.aborted) return;
      setState(isShown ? { status: "shown", value } : hidden);
      if (!isShown) controller.abort();
    } catch {
      if (signal.aborted) return;
      setState({ status: "failed", value: "" });
      controller.abort();
    }
  };
  const { status } = state;
  useEffect(() => {
    if (status !== "shown") return;
    const leave = () => {
      request.current?.abort();
      setState(hidden);
    };
    const timer = setTimeout(leave, hideAfter * 1000);
    const stop = onLeave(leave);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [status, hideAfter]);
  useEffect(() => () => request.current?.abort(), []);
  return { ...state, reveal, hide };
}
