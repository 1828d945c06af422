import { hasUnsavedChanges } from "./unsaved-changes.ts";

let isUnloadAllowed = false;

/** Lets the browser ask before it leaves a page with something unsaved; ends with the function returned. */
export function confirmUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isUnloadAllowed && hasUnsavedChanges()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

/** Loads another page of this site again; what is unsaved has been asked for, or is not to be kept. */
export function navigateAway(path: string) {
  isUnloadAllowed = true;
  window.location.assign(path);
}

/** Loads this page again; what is unsaved has been asked for. */
export function reloadPage() {
  isUnloadAllowed = true;
  window.location.reload();
}
