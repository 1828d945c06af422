import { hasUnsavedChanges } from "./unsaved-changes.ts";

let isLetGo = false;

/** Lets the browser ask before it leaves a page with something unsaved; ends with the function returned. */
export function guardUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLetGo && hasUnsavedChanges()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

/** Loads another page of this site anew; what is unsaved has been asked for, or is not to be kept. */
export function leaveFor(path: string) {
  isLetGo = true;
  window.location.assign(path);
}

/** Loads this page anew; what is unsaved has been asked for. */
export function reloadPage() {
  isLetGo = true;
  window.location.reload();
}
