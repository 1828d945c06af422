import { readToken } from "../session/session.ts";
import { addRecentPage } from "./recent-pages.ts";

let isRecording = false;
let last: string | undefined;

/**
 * Records the portal's pages as they are opened, until the browser leaves the portal. Started by
 * what shows them, because the first load of a list has no room for it.
 */
export function recordRecentPages(): void {
  if (isRecording) return;
  isRecording = true;
  record();
  // Each page sets the document's title.
  new MutationObserver(record).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

function record(): void {
  const { pathname: path } = window.location;
  if (path === last || !path.startsWith("/portal/") || readToken() === undefined) return;
  last = path;
  addRecentPage({ path, openedAt: Date.now() });
}
