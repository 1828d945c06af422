// One channel for both directions, because a channel doesn't receive its own messages.
let channel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("portico.preferences");
  return channel;
}

/** Notifies other tabs that the preferences of a screen have changed. */
export function notifyOtherTabs(screenId: string): void {
  getChannel().postMessage(screenId);
}

/** Subscribes to changed preferences in other tabs. Returns a function that unsubscribes. */
export function onOtherTabChange(listener: (screenId: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  getChannel().addEventListener("message", onMessage);
  return () => getChannel().removeEventListener("message", onMessage);
}
