import { ConfirmDialog } from "@portico/ui/dialog";
import { type ReactNode, useState } from "react";
import { uploadMessages as texts } from "../../messages/uploads.ts";

interface Question {
  readonly text: string;
  readonly answer: (isConfirmed: boolean) => void;
}

/** A question about an upload, in a dialog above that of the upload. */
export interface Confirmation {
  /** Asks, and resolves to whether the user confirms. Resolves to false if the signal aborts. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<boolean>;
  /** The dialog. Nothing while there is no question. */
  readonly dialog: ReactNode;
}

/** Returns a function that asks whether to upload a file anyway, and its dialog. */
export function useConfirmation(): Confirmation {
  const [question, setQuestion] = useState<Question>();
  const ask = async (text: string, signal: AbortSignal) => {
    const isConfirmed = await new Promise<boolean>((answer) => {
      signal.addEventListener("abort", () => answer(false), { once: true });
      setQuestion({ text, answer });
    });
    setQuestion(undefined);
    return isConfirmed;
  };
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={texts.confirm.title}
      confirmLabel={texts.confirm.submit}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      <p className="page:pb-1">{question.text}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
