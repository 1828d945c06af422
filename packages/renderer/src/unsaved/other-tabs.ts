import { hasUnsavedChanges } from "./unsaved-changes.ts";

const channelName = "portico.unsaved";
/** How long to wait for other tabs to respond, in milliseconds. */
const responseTimeout = 150;

/** Responds to other tabs that check for unsaved changes. Returns a function that stops it. */
export function respondToOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === "asked" && hasUnsavedChanges()) channel.postMessage("unsaved");
  };
  return () => channel.close();
}

/** Whether this tab or another tab has unsaved changes. */
export function isAnythingUnsaved(): Promise<boolean> {
  if (hasUnsavedChanges()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const finish = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => finish(false), responseTimeout);
    channel.onmessage = ({ data }) => {
      if (data === "unsaved") finish(true);
    };
    channel.postMessage("asked");
  });
}
