/** A time that runs out, and stands still while it is paused. */
export interface Countdown {
  pause: () => void;
  resume: () => void;
}

/** Calls `onEnd` once after `duration` ms of running; it begins paused. Without a duration it never does. */
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
