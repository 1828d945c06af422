import { ConfirmDialog } from "@portico/ui/dialog";
import { messages } from "../messages/messages.ts";
import type { LeaveConfirmation } from "./leave-confirmation.ts";

const texts = messages.leave;

/** Shows the question of `confirmLeave`. */
export function LeaveDialog({ question }: { question: LeaveConfirmation }) {
  return (
    <ConfirmDialog
      isOpen={true}
      tone="danger"
      title={texts.title}
      description={question.text}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      onConfirm={() => question.onAnswer(true)}
      onCancel={() => question.onAnswer(false)}
    />
  );
}
