import { useEffect } from "react";

const pages = new Set<symbol>();

/**
 * Says whether this page holds something that would be lost with it, for as long as it is shown. Logging out asks
 * 'Really close?' then, and a session that ends does not take it away. A form says it by `LeaveGuard`, a dialog of the
 * design system by `hasUnsavedChanges`.
 */
export function useUnsavedChanges(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return;
    const page = Symbol("page");
    pages.add(page);
    return () => {
      pages.delete(page);
    };
  }, [hasUnsaved]);
}

/** Whether anything entered in this tab is not saved: on its page, or in a dialog over it. */
export function hasUnsavedChanges(): boolean {
  return pages.size > 0 || document.querySelector("[data-unsaved]") !== null;
}
