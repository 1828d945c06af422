"use client";

import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../dialog/confirm-dialog.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";

/** A navigation that waits for the user's answer. */
export interface BlockedNavigation {
  readonly proceed: () => void;
  readonly cancel: () => void;
}

export interface LeaveGuardProps {
  /** Whether leaving loses changes: `kit.isDirty`. */
  hasUnsavedChanges: boolean;
  /**
   * Blocks navigation in the host's router until the returned function is called, and passes each blocked navigation to
   * `ask`. Called while there are unsaved changes. @default only reloading and closing the page asks
   */
  blockNavigation?: ((ask: (navigation: BlockedNavigation) => void) => () => void) | undefined;
}

/** Asks 'Really close?' before a page with unsaved changes is left. The browser asks when it is reloaded or closed. */
export function LeaveGuard({ hasUnsavedChanges, blockNavigation }: LeaveGuardProps) {
  const { unsaved: texts } = useDialogMessages().dialog;
  const [navigation, setNavigation] = useState<BlockedNavigation>();
  const latest = useRef(blockNavigation);
  useEffect(() => {
    latest.current = blockNavigation;
  });
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const unblock = latest.current?.(setNavigation);
    return () => {
      window.removeEventListener("beforeunload", ask);
      unblock?.();
    };
  }, [hasUnsavedChanges]);
  const response = (respond: () => void) => {
    setNavigation(undefined);
    respond();
  };
  return (
    <ConfirmDialog
      isOpen={navigation !== undefined}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.keep}
      confirmLabel={texts.discard}
      tone="danger"
      onCancel={() => navigation && response(navigation.cancel)}
      onConfirm={() => navigation && response(navigation.proceed)}
    />
  );
}
