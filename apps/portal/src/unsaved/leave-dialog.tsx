import { ConfirmDialog } from "@portico/ui/dialog";
import { messages } from "../messages/messages.ts";
import type { LeaveConfirmation } from "./leave-confirmation.ts";

const texts = messages.session.leave;

/** Shows the question that was asked by `askToLeave`. */
export function LeaveDialog({ question }: { question: LeaveConfirmation }) {
  return (
    <ConfirmDialog
      isOpen={true}
      tone="danger"
      title={texts.title}
      description={question.text}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
}
