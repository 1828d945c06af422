import { ConfirmDialog } from "@portico/ui/dialog";
import { usePageMessages } from "../messages/page.ts";
import type { LeaveConfirmation } from "./leave-confirmation.ts";

/** Shows the question of `confirmLeave`. */
export function LeaveDialog({ question }: { question: LeaveConfirmation }) {
  const texts = usePageMessages().leave;
  return (
    <ConfirmDialog
      isOpen={true}
      tone="danger"
      title={texts.title}
      description={question.text}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      onConfirm={() => question.onResponse(true)}
      onCancel={() => question.onResponse(false)}
    />
  );
}
