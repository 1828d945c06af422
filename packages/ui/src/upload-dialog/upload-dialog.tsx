"use client";

import { forwardRef, type ReactNode, useState } from "react";
import { Button } from "../button/button.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import type { ControlledModal } from "../dialog/modal.js";
import type { DescribeFailure } from "../failure/failure.js";
import { FailureNote } from "../failure/failure-note.js";
import type { FileRules } from "../file-drop/check-file.js";
import { FileDrop } from "../file-drop/file-drop.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { Progress } from "../progress/progress.js";
import { UploadResult } from "./upload-result.js";
import { isProcessing, measureOf, type UploadState } from "./upload-state.js";
import { type Upload, useUpload } from "./use-upload.js";

export interface UploadDialogProps
  extends Omit<ControlledModal<DialogProps>, "title" | "footer" | "hasUnsavedChanges">,
    FileRules {
  /** @default "Upload", from the messages */
  title?: ReactNode | undefined;
  /** Label of the file field. @default "File", from the messages */
  fileLabel?: ReactNode | undefined;
  /** Fields to submit with the file, shown above it. @default none */
  children?: ReactNode | undefined;
  /** Why the upload is disabled besides a missing file: 'Choose a carrier first'. */
  disabledReason?: string | undefined;
  /** The fields in `children` have unsaved changes. @default false */
  hasUnsavedFields?: boolean | undefined;
  /**
   * Uploads the file and resolves to the result. If it rejects, the reason is shown and the file stays selected. An
   * `AbortError` is shown as canceled.
   */
  onUpload: Upload;
  /** Converts a rejection to a message. @default the error's own message */
  describeFailure?: DescribeFailure | undefined;
  /** Buttons below the result or the failure, such as a download of the rejected rows. @default none */
  resultActions?: ReactNode | undefined;
}

/** Uploads a file: selection, cancelable progress, what is to be confirmed, and result. */
export const UploadDialog = forwardRef<HTMLDivElement, UploadDialogProps>(function UploadDialog(props, ref) {
  return props.isOpen ? <OpenUploadDialog {...props} ref={ref} /> : null;
});

const OpenUploadDialog = forwardRef<HTMLDivElement, UploadDialogProps>(function OpenUploadDialog(
  {
    title,
    fileLabel,
    children,
    accept,
    maxSize,
    disabledReason,
    hasUnsavedFields = false,
    onUpload,
    describeFailure,
    resultActions,
    ...dialog
  },
  ref,
) {
  const { upload: texts } = useDialogMessages();
  const [file, setFile] = useState<File>();
  const { state, start, confirm, cancel, restart } = useUpload(onUpload, describeFailure);
  const again = () => {
    setFile(undefined);
    restart();
  };
  const isDone = state.phase === "done";
  const outcome = "outcome" in state ? state.outcome : undefined;
  return (
    <Dialog
      {...dialog}
      ref={ref}
      title={title ?? texts.title}
      hasUnsavedChanges={!isDone && (file !== undefined || hasUnsavedFields)}
      data-phase={state.phase}
      footer={
        <UploadActions
          state={state}
          disabledReason={disabledReason ?? (file ? undefined : texts.fileMissing)}
          onStart={() => file && void start(file)}
          onConfirm={() => void confirm()}
          onCancel={cancel}
          onAgain={again}
        />
      }
    >
      {/* Stays mounted during the upload, so that its values are still there after a failure. */}
      <div className={state.phase === "choosing" ? "ui:flex ui:flex-col ui:gap-4" : "ui:hidden"}>
        {children}
        <FileDrop
          label={fileLabel ?? texts.file}
          file={file}
          accept={accept}
          maxSize={maxSize}
          onFileChange={(change) => setFile(change.file)}
        />
        {state.phase === "choosing" && state.failure && <FailureNote failure={state.failure} />}
        {state.phase === "choosing" && state.note && (
          <p role="status" className="ui:text-table ui:text-fg-muted">
            {texts.canceled}
          </p>
        )}
      </div>
      {state.phase === "uploading" && (
        <Progress
          className="ui:py-6"
          label={
            isProcessing(state.progress)
              ? texts.processing(file?.name ?? "")
              : texts.uploading(file?.name ?? "")
          }
          {...measureOf(state.progress)}
        />
      )}
      {outcome && <UploadResult outcome={outcome} />}
      {(outcome || (state.phase === "choosing" && state.failure)) && resultActions}
    </Dialog>
  );
});

interface UploadActionsProps {
  state: UploadState;
  disabledReason: string | undefined;
  onStart: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onAgain: () => void;
}

function UploadActions({ state, disabledReason, onStart, onConfirm, onCancel, onAgain }: UploadActionsProps) {
  const { upload: texts } = useDialogMessages();
  switch (state.phase) {
    case "choosing":
      return (
        <>
          <DialogCloseButton />
          <Button type="submit" variant="primary" disabledReason={disabledReason} onClick={onStart}>
            {texts.submit}
          </Button>
        </>
      );
    case "uploading":
      return <Button onClick={onCancel}>{texts.cancel}</Button>;
    case "reviewing":
      return (
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" disabledReason={state.review.disabledReason} onClick={onConfirm}>
            {state.review.confirmLabel}
          </Button>
        </>
      );
    case "done":
      return (
        <>
          <Button onClick={onAgain}>{texts.another}</Button>
          <DialogCloseButton variant="primary">{texts.done}</DialogCloseButton>
        </>
      );
  }
}
