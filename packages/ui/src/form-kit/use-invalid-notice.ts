"use client";

import { useCallback, useContext, useEffect, useRef } from "react";
import { useFormMessages } from "../messages/use-form-messages.js";
import { NotifyContext } from "../notification/use-notify.js";

/** Notifies that the form has errors: once at a time, and until the form is gone. Needs a NotificationProvider. */
export function useInvalidNotice(): { show: () => void; dismiss: () => void } {
  const notify = useContext(NotifyContext);
  const { invalid } = useFormMessages();
  const current = useRef<() => void>(undefined);
  const dismiss = useCallback(() => {
    current.current?.();
    current.current = undefined;
  }, []);
  const show = useCallback(() => {
    dismiss();
    current.current = notify?.({ tone: "danger", text: invalid });
  }, [notify, invalid, dismiss]);
  useEffect(() => dismiss, [dismiss]);
  return { show, dismiss };
}
