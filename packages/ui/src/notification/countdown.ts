"use client";

import { useEffect, useRef, useState } from "react";

/** A timer that can be paused. */
interface Countdown {
  pause: () => void;
  resume: () => void;
}

/** Calls `onEnd` once after `duration` ms of running time. Starts paused. Never ends without a duration. */
export function countdown(duration: number | undefined, onEnd: () => void): Countdown {
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined || remaining === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined || remaining === undefined) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, Math.max(0, remaining));
  };
  return { pause, resume };
}

/** Calls `onEnd` once after `duration` ms of unpaused time, or never without a duration. */
export function useCountdown(duration: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const [running] = useState(() => countdown(duration, () => end.current()));
  useEffect(() => {
    if (isPaused) return;
    running.resume();
    return running.pause;
  }, [isPaused, running]);
}
