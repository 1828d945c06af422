import { useEffect } from "react";
import { useLocation } from "react-router";

/** The id of the page's heading. */
export const titleId = "screen-editor-title";

/** Gives the focus to the heading: where what was pressed is gone, it starts there again. */
export function focusTitle() {
  document.getElementById(titleId)?.focus();
}

/** Gives the focus to the heading of a page that was led to, once it is shown; what has the focus keeps it. */
export function useTitleFocus(isShown: boolean) {
  const wasLedTo = useLocation().key !== "default";
  useEffect(() => {
    if (isShown && wasLedTo && document.activeElement === document.body) focusTitle();
  }, [isShown, wasLedTo]);
}
