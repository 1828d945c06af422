import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useRef } from "react";
import { actionMessages } from "../../messages/lists.ts";

/** Notifies that a submitted dialog has missing or invalid values: one notice at a time, removed with the dialog. */
export function useInvalidNotice(): () => void {
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return useCallback(() => {
    dismiss.current?.();
    dismiss.current = notify({ tone: "danger", text: actionMessages.invalid });
  }, [notify]);
}
