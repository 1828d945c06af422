import { useEffect } from "react";

const pages = new Set<symbol>();

/**
 * Marks the page as having unsaved changes while the component is mounted. Logging out then shows 'Really close?',
 * and a session that ends doesn't discard the page. Forms use `LeaveGuard`; dialogs of the design system have the
 * prop `hasUnsavedChanges`.
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

/** Whether this tab has unsaved changes, on its page or in a dialog. */
export function hasUnsavedChanges(): boolean {
  return pages.size > 0 || document.querySelector("[data-unsaved]") !== null;
}
