"use client";

import { useCallback, useContext, useEffect, useRef } from "react";
import type { Failure } from "../failure/failure.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { NotifyContext } from "./use-notify.js";

/** A failure of a form or question, and the notification of it. */
export interface NotifiedFailure {
  /** The text of the notification. */
  notification: string;
  failure: Failure;
  /** Shows the failure in the form. */
  onShow: (failure: Failure) => void;
}

/** What notifies users of a form's errors. */
export interface FormNotice {
  /** Shows that the form has errors. @default "Validation form errors!", from the messages */
  showInvalid: (text?: string) => void;
  /**
   * Shows that the form could not be saved. Nothing is shown twice: if the notification contains the text of the failure,
   * the form shows it when the notification is gone, and until then only its details.
   */
  showFailure: (failed: NotifiedFailure) => void;
  /** Dismisses what is shown, as before another submission. */
  dismiss: () => void;
}

/**
 * Notifies the user that a form has errors or could not be saved: one notification at a time, until the form is gone.
 * Without a NotificationProvider, only the form shows failures.
 */
export function useFormNotice(): FormNotice {
  const notify = useContext(NotifyContext);
  const { invalid } = useFormMessages();
  const current = useRef<() => void>(undefined);
  const dismiss = useCallback(() => {
    current.current?.();
    current.current = undefined;
  }, []);
  const showInvalid = useCallback(
    (text: string = invalid) => {
      dismiss();
      current.current = notify?.({ tone: "danger", text });
    },
    [notify, invalid, dismiss],
  );
  const showFailure = useCallback(
    ({ notification, failure, onShow }: NotifiedFailure) => {
      dismiss();
      const { text, details: [first, ...details] = [] } = failure;
      const isRepeated = notify !== undefined && typeof text === "string" && notification.includes(text);
      if (!isRepeated) onShow(failure);
      else if (first !== undefined) onShow({ text: first, details });
      const onEnd = isRepeated ? () => onShow(failure) : undefined;
      current.current = notify?.({ tone: "danger", text: notification, onEnd });
    },
    [notify, dismiss],
  );
  useEffect(() => dismiss, [dismiss]);
  return { showInvalid, showFailure, dismiss };
}
