// One for both ways: what is told on it is not heard on it.
let channel: BroadcastChannel | undefined;

function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel("portico.preferences");
  return channel;
}

/** Tells the other tabs of this browser that what is kept for a screen is another now. */
export function notifyOtherTabs(screenId: string): void {
  opened().postMessage(screenId);
}

/** Hears from the other tabs for which screen something else is kept now; ends with the function returned. */
export function onOtherTabChange(listener: (screenId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  opened().addEventListener("message", hear);
  return () => opened().removeEventListener("message", hear);
}
