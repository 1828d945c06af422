"use client";

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button/button.js";
import { FailureNote } from "../failure/failure-note.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.js";

export interface ConfirmDialogProps extends Omit<ModalFrameProps, "onOpenChange" | "footer" | "role"> {
  /** The question: 'Void application?' */
  title: ReactNode;
  /** What the main button says: the deed, not 'Yes'. */
  confirmLabel: string;
  /** What the other button says. @default "Cancel", from the messages */
  cancelLabel?: string;
  /** `danger` where something is lost for good. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The deed is under way: both buttons wait. @default false */
  isPending?: boolean;
  /** Why the deed failed; the question stays so that it can be answered again. @default none */
  error?: ReactNode;
  /** Called when the answer is yes. */
  onConfirm: () => void;
  /** Called when the answer is no: by the button or by Esc. */
  onCancel: () => void;
}

/** A question that has to be answered before anything else. The focus begins at the answer that changes nothing. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = "neutral",
  isPending = false,
  error,
  onConfirm,
  onCancel,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const messages = useAllMessages();
  const cancel = () => {
    if (!isPending) onCancel();
  };
  return (
    <ModalFrame
      {...rest}
      role="alertdialog"
      hasCross={false}
      onOpenChange={cancel}
      onInteractOutside={(event) => event.preventDefault()}
      overlayClassName="ui:items-center ui:justify-center ui:p-4"
      className={cx(
        "ui:max-h-full ui:max-w-sm ui:animate-[portico-rise_var(--portico-motion-medium)_ease-out] ui:rounded-xl",
        className,
      )}
      data-tone={tone}
      footer={
        <>
          <Button onClick={cancel} disabled={isPending}>
            {cancelLabel ?? messages.dialog.cancel}
          </Button>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            isLoading={isPending}
            onClick={() => onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <>
          {children}
          {error && <FailureNote failure={{ text: error }} />}
        </>
      )}
    </ModalFrame>
  );
}
