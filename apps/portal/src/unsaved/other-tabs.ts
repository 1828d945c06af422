import { hasUnsavedChanges } from "./unsaved-changes.ts";

const channelName = "portico.unsaved";
/** Milliseconds that the other tabs have to answer. */
const answerTimeout = 150;

/** Answers the other tabs of this browser when they ask for unsaved changes; ends with the function returned. */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === "asked" && hasUnsavedChanges()) channel.postMessage("unsaved");
  };
  return () => channel.close();
}

/** Whether this tab or another one of this browser holds something entered and not saved. */
export function isAnythingUnsaved(): Promise<boolean> {
  if (hasUnsavedChanges()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const answer = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => answer(false), answerTimeout);
    channel.onmessage = ({ data }) => {
      if (data === "unsaved") answer(true);
    };
    channel.postMessage("asked");
  });
}
