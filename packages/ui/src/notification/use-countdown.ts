"use client";

import { useEffect, useRef, useState } from "react";
import { countdown } from "./countdown.js";

/** Calls `onEnd` once after `duration` ms of not being paused; never where there is no duration. */
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
