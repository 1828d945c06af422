"use client";

import { forwardRef, useState } from "react";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.js";

export interface ModalProps extends Omit<ModalFrameProps, "isOpen" | "onOpenChange"> {
  /** Whether it is open, if the page controls it. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, if it is uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it: with the trigger, Esc, the X, or a click outside. */
  onOpenChange?: ((change: { isOpen: boolean }) => void) | undefined;
  /**
   * Asks before Esc, the X or a click outside closes the dialog with unsaved changes.
   * @default false
   */
  hasUnsavedChanges?: boolean | undefined;
}

/** The props of a dialog that only the page opens and closes. */
export type ControlledModal<Props extends ModalProps> = Omit<
  Props,
  "isOpen" | "defaultOpen" | "onOpenChange" | "trigger"
> &
  Pick<ModalFrameProps, "isOpen" | "onOpenChange">;

/** A modal that asks before it discards unsaved changes. */
export const Modal = forwardRef<HTMLDivElement, ModalProps & { overlayClassName: string }>(function Modal(
  { isOpen: controlled, defaultOpen = false, hasUnsavedChanges = false, onOpenChange, ...frame },
  ref,
) {
  const [isHeldOpen, setHeldOpen] = useState(defaultOpen);
  const isOpen = controlled ?? isHeldOpen;
  const set = (next: { isOpen: boolean }) => {
    setHeldOpen(next.isOpen);
    onOpenChange?.(next);
  };
  const { unsaved } = useDialogMessages().dialog;
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !isOpen) setAsking(false);
  const change = (next: { isOpen: boolean }) => {
    if (!next.isOpen && hasUnsavedChanges) setAsking(true);
    else set(next);
  };
  const discard = () => {
    setAsking(false);
    set({ isOpen: false });
  };
  return (
    <>
      <ModalFrame
        {...frame}
        ref={ref}
        isOpen={isOpen}
        data-unsaved={hasUnsavedChanges || undefined}
        onOpenChange={change}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={unsaved.title}
        description={unsaved.text}
        cancelLabel={unsaved.keep}
        confirmLabel={unsaved.discard}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={discard}
      />
    </>
  );
});
