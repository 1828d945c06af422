// One channel for both directions: a channel does not receive its own messages.
let channel: BroadcastChannel | undefined;

function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel("portico.preferences");
  return channel;
}

/** Notifies the other tabs of this browser that the preferences of a screen have changed. */
export function notifyOtherTabs(screenId: string): void {
  opened().postMessage(screenId);
}

/** Listens for changed preferences in other tabs; returns a function that stops it. */
export function onOtherTabChange(listener: (screenId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  opened().addEventListener("message", hear);
  return () => opened().removeEventListener("message", hear);
}
