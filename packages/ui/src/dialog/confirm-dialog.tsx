"use client";

import { forwardRef, type ReactNode } from "react";
import { Button } from "../button/button.js";
import { cx } from "../class-names/cx.js";
import { FailureNote } from "../failure/failure-note.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.js";

export interface ConfirmDialogProps extends Omit<ModalFrameProps, "onOpenChange" | "footer" | "role"> {
  /** The question, such as 'Void application?' */
  title: ReactNode;
  /** Label of the confirm button: name the action rather than 'Yes'. */
  confirmLabel: string;
  /** Label of the cancel button. @default "Cancel", from the messages */
  cancelLabel?: string | undefined;
  /** `danger` if the action is irreversible. @default "neutral" */
  tone?: "neutral" | "danger" | undefined;
  /** The action is in progress, and both buttons are disabled. @default false */
  isPending?: boolean | undefined;
  /** Why the action failed. The dialog stays open for another try. @default none */
  error?: ReactNode | undefined;
  /** Called on confirm. */
  onConfirm: () => void;
  /** Called on cancel: by the button or Esc. */
  onCancel: () => void;
}

/** A modal question. The cancel button has the initial focus. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
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
  },
  ref,
) {
  const messages = useDialogMessages();
  const cancel = () => {
    if (!isPending) onCancel();
  };
  return (
    <ModalFrame
      {...rest}
      ref={ref}
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
});
