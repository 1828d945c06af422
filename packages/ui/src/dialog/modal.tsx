"use client";

import { useState } from "react";
import { useAllMessages } from "../messages/use-all-messages.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.js";

export interface ModalProps extends ModalFrameProps {
  /**
   * Asks before Esc, the X or a click outside closes the dialog with unsaved changes.
   * @default false
   */
  hasUnsavedChanges?: boolean;
}

/** A modal that asks before it discards unsaved changes. */
export function Modal({
  hasUnsavedChanges = false,
  onOpenChange,
  ...frame
}: ModalProps & { overlayClassName: string }) {
  const { unsaved } = useAllMessages().dialog;
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !frame.isOpen) setAsking(false);
  const change = ({ isOpen }: { isOpen: boolean }) => {
    if (!isOpen && hasUnsavedChanges) setAsking(true);
    else onOpenChange({ isOpen });
  };
  const discard = () => {
    setAsking(false);
    onOpenChange({ isOpen: false });
  };
  return (
    <>
      <ModalFrame {...frame} data-unsaved={hasUnsavedChanges || undefined} onOpenChange={change} />
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
}
