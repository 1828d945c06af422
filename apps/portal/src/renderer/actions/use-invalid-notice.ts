import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useRef } from "react";
import { actionMessages } from "../../messages/lists.ts";

/**
 * Returns a function that shows a notification about invalid values in a dialog. It replaces the previous one, and is
 * dismissed with the dialog.
 */
export function useInvalidNotice(): () => void {
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return useCallback(() => {
    dismiss.current?.();
    dismiss.current = notify({ tone: "danger", text: actionMessages.invalid });
  }, [notify]);
}
