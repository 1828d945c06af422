import { useEffect } from "react";
import { useLocation } from "react-router";

/** The id of the page's heading. */
export const titleId = "screen-editor-title";

/** Focuses the heading, if the clicked control no longer exists. */
export function focusTitle() {
  document.getElementById(titleId)?.focus();
}

/** Focuses the heading of a new page when it is shown, unless something has the focus. */
export function useTitleFocus(isShown: boolean) {
  const isNavigation = useLocation().key !== "default";
  useEffect(() => {
    if (isShown && isNavigation && document.activeElement === document.body) focusTitle();
  }, [isShown, isNavigation]);
}
