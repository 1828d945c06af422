import { ConfirmDialog } from "@portico/ui/dialog";
import { type ReactNode, useState } from "react";
import { useHost } from "../../host/use-host.ts";
import { useUploadMessages } from "../../messages/uploads.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";
import type { FileChoice, FileQuestions } from "./send-confirmed.ts";

/** A file that is uploaded. */
export interface UploadedFile {
  /** The call that uploads it. */
  readonly endpoint: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

/** A question about a file. */
export interface Question extends Pick<UploadedFile, "endpoint" | "file"> {
  /** The server's message. Undefined if the user chooses a value. */
  readonly text?: string;
  readonly choice: FileChoice;
  readonly answer: (value: string | undefined) => void;
}

/** Questions about an upload, in a dialog above that of the upload. */
export interface Confirmation {
  /** The questions. Their answer is no if the signal aborts. */
  readonly questions: (upload: UploadedFile) => FileQuestions;
  /** The dialog. Nothing while there is no question. */
  readonly dialog: ReactNode;
}

const noChoice: FileChoice = { name: "", values: [], query: {}, reason: "" };

/** Returns functions that ask about a file, and their dialog. */
export function useConfirmation(): Confirmation {
  const texts = useUploadMessages();
  const newChoices = useHost().parts?.newChoices ?? {};
  const [question, setQuestion] = useState<Question>();
  const ask = async ({ signal, ...file }: UploadedFile, asked: Pick<Question, "text" | "choice">) => {
    const value = await new Promise<string | undefined>((answer) => {
      signal.addEventListener("abort", () => answer(undefined), { once: true });
      setQuestion({ ...file, ...asked, answer });
    });
    setQuestion(undefined);
    return value;
  };
  const questions = (upload: UploadedFile): FileQuestions => ({
    confirm: async (text) => (await ask(upload, { text, choice: noChoice })) !== undefined,
    choose: (choice) => ask(upload, { choice }),
    canAdd: (name) => newChoices[name] !== undefined,
  });
  if (!question) return { questions, dialog: null };
  if (question.text === undefined) return { questions, dialog: <ChoiceDialog {...question} /> };
  const dialog = (
    <ConfirmDialog
      isOpen
      title={texts.confirm.title}
      confirmLabel={texts.confirm.submit}
      onConfirm={() => question.answer("")}
      onCancel={() => question.answer(undefined)}
    >
      <p className="page:pb-1">{question.text}</p>
    </ConfirmDialog>
  );
  return { questions, dialog };
}
