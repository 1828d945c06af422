import { ConfirmDialog } from "@portico/ui/dialog";
import { signInMessages } from "../../../messages/sign-in.ts";
import type { LastSessionQuestion } from "./use-sign-in.ts";

const texts = signInMessages.lastSession;

/** Asks whether to close the user's session on another device. */
export function CloseLastSessionDialog({ question }: { question: LastSessionQuestion }) {
  return (
    <ConfirmDialog
      isOpen={question.isOpen}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      isPending={question.isClosing}
      onConfirm={question.closeOtherSession}
      onCancel={question.keepOtherSession}
    />
  );
}
