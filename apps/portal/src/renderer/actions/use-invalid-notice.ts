import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useRef } from "react";
import { actionMessages } from "../../messages/lists.ts";

/** Says that a dialog was sent with something missing or wrong: once at a time, and for as long as it is open. */
export function useInvalidNotice(): () => void {
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return useCallback(() => {
    dismiss.current?.();
    dismiss.current = notify({ tone: "danger", text: actionMessages.invalid });
  }, [notify]);
}
