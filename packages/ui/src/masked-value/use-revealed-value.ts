"use client";

import { useEffect, useRef, useState } from "react";

/** A value that is fetched when it is revealed, and discarded when it is hidden. */
export interface RevealedValue {
  status: "hidden" | "loading" | "shown" | "failed";
  value: string;
}

/** Fetches the value. The signal is aborted when it is no longer needed. */
export type RevealValue = (request: { signal: AbortSignal }) => Promise<string>;

const hidden: RevealedValue = { status: "hidden", value: "" };

/**
 * Reveals a value for some seconds. It is hidden and discarded when the user leaves the window or the tab, and on
 * unmount.
 */
export function useRevealedValue(onReveal: RevealValue, hideAfter: number) {
  const [state, setState] = useState(hidden);
  const request = useRef<AbortController>(undefined);
  const hide = () => {
    request.current?.abort();
    setState(hidden);
  };
  const reveal = async () => {
    const controller = new AbortController();
    request.current = controller;
    setState({ status: "loading", value: "" });
    try {
      const value = await onReveal({ signal: controller.signal });
      if (!controller.signal.aborted) setState({ status: "shown", value });
    } catch {
      if (!controller.signal.aborted) setState({ status: "failed", value: "" });
    }
  };
  const { status } = state;
  useEffect(() => {
    if (status !== "shown" && status !== "loading") return;
    const leave = () => {
      request.current?.abort();
      setState(hidden);
    };
    const leaveTab = () => document.hidden && leave();
    const timer = status === "shown" ? setTimeout(leave, hideAfter * 1000) : undefined;
    addEventListener("blur", leave);
    document.addEventListener("visibilitychange", leaveTab);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", leave);
      document.removeEventListener("visibilitychange", leaveTab);
    };
  }, [status, hideAfter]);
  useEffect(() => () => request.current?.abort(), []);
  return { ...state, reveal, hide };
}
