import { Button } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { FailureNote } from "@portico/ui/work-dialogs";
import { type FormEvent, type ReactNode, useId } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";

export interface StepDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  isPending: boolean;
  /** Why it cannot be sent yet. */
  whyNot?: string | undefined;
  failure: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one step: its fields, why it failed, cancel and send. */
export function StepDialog({
  title,
  description,
  submitLabel,
  isPending,
  whyNot,
  failure,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot === undefined) onSubmit();
  };
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{myAccountMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isPending} disabledReason={whyNot}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        {failure !== undefined && <FailureNote failure={{ text: failure }} />}
      </form>
    </Dialog>
  );
}
