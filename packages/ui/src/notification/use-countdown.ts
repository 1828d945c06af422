"use client";

import { useEffect, useRef } from "react";

/** Calls `onEnd` once after `duration` ms of not being paused; never where there is no duration. */
export function useCountdown(duration: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || remaining.current === undefined) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== undefined) remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
