import { maxScreenComment, type ScreenVersion } from "@portico/contract/features/screens.schemas";
import { Button, Dialog, TextArea } from "@portico/ui";
import { type Failure, FailureNote } from "@portico/ui/work-dialogs";
import { type ReactNode, useRef, useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { describeSaveError } from "./describe-save-error.ts";

const texts = screenEditorMessages.workflow;

/** A workflow step that needs a confirmation. */
export type StepId = keyof typeof texts.steps;

/** Props of `StepDialog`. */
export interface StepDialogProps {
  step: StepId;
  /** The version it is about. */
  number: ScreenVersion["number"];
  /** The effects of the step. */
  children?: ReactNode;
  /** Runs the step; if it rejects, the dialog shows the error and stays open. */
  onTake: (comment: string) => Promise<void>;
  /** Called after the step to move the focus, because the pressed button no longer exists. */
  onTaken: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a workflow step, and shows its effects. */
export function StepDialog({ step, number, children, onTake, onTaken, onClose }: StepDialogProps) {
  const [comment, setComment] = useState("");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isTaken = useRef(false);
  const words = texts.steps[step];
  const isMissing = "needsComment" in words && comment.trim() === "";
  const take = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onTake(comment.trim());
      isTaken.current = true;
      onClose();
    } catch (error) {
      setFailure(describeSaveError(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      size={children ? "lg" : "md"}
      title={words.title(number)}
      description={words.text}
      hasUnsavedChanges={comment.trim() !== ""}
      onOpenChange={({ isOpen }) => !isOpen && !isPending && onClose()}
      onCloseAutoFocus={(event) => {
        if (!isTaken.current) return;
        event.preventDefault();
        onTaken();
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant={step === "retire" ? "danger" : "primary"}
            isLoading={isPending}
            disabledReason={isMissing && "needsComment" in words ? words.needsComment : undefined}
            onClick={() => void take()}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        {"comment" in words && (
          <TextArea
            label={words.comment}
            hint={"commentHint" in words ? words.commentHint : undefined}
            required={"needsComment" in words}
            rows={3}
            maxLength={maxScreenComment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
        {failure && <FailureNote failure={failure} />}
      </div>
    </Dialog>
  );
}
