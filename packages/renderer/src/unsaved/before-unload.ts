import { hasUnsavedChanges } from "./unsaved-changes.ts";

let isUnloadAllowed = false;

/**
 * Makes the browser ask for confirmation before it leaves a page with unsaved changes. Returns a function that stops
 * it.
 */
export function confirmUnload(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isUnloadAllowed && hasUnsavedChanges()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onBeforeUnload);
  return () => window.removeEventListener("beforeunload", onBeforeUnload);
}

/** Loads another page of this site without the browser's confirmation. The caller has asked already. */
export function navigateAway(path: string) {
  isUnloadAllowed = true;
  window.location.assign(path);
}

/** Reloads the page without the browser's confirmation. The caller has asked already. */
export function reloadPage() {
  isUnloadAllowed = true;
  window.location.reload();
}
