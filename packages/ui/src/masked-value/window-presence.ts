/** Calls back when the user leaves the window or the tab. Returns a function that stops it. */
export function onLeave(leave: () => void): () => void {
  const stopping = new AbortController();
  listen({ signal: stopping.signal, leave });
  return () => stopping.abort();
}

/** Knows whether the user left the window or the tab since it was created, and did not return. */
export function whenBack(signal: AbortSignal) {
  let isAway = false;
  let comeBack = () => {};
  const back = () => {
    isAway = false;
    comeBack();
  };
  const leave = () => {
    isAway = true;
  };
  listen({ signal, leave, back });
  return {
    /** Waits until the user is back. False if that takes longer than these seconds. */
    isBackWithin: async (seconds: number): Promise<boolean> => {
      if (!isAway) return true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), seconds * 1000);
        const finish = (isBack: boolean) => {
          clearTimeout(timer);
          resolve(isBack);
        };
        comeBack = () => finish(true);
        signal.addEventListener("abort", () => finish(false), { once: true });
      });
    },
  };
}

function listen({ signal, leave, back }: { signal: AbortSignal; leave: () => void; back?: () => void }) {
  addEventListener("blur", leave, { signal });
  if (back) addEventListener("focus", back, { signal });
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : back?.()), { signal });
}
