import { ConfirmDialog } from "@portico/ui/dialog";
import { RadioGroup } from "@portico/ui/forms";
import { type ReactNode, useState } from "react";
import { useUploadMessages } from "../../messages/uploads.ts";
import type { FileQuestions } from "./send-confirmed.ts";

interface Question {
  /** The server's message. Undefined if the user chooses a value. */
  readonly text?: string;
  /** The query parameter for which the user chooses a value. */
  readonly name?: string;
  readonly choices: readonly string[];
  readonly answer: (value: string | undefined) => void;
}

/** Questions about an upload, in a dialog above that of the upload. */
export interface Confirmation {
  /** The questions. Their answer is no if the signal aborts. */
  readonly questions: (signal: AbortSignal) => FileQuestions;
  /** The dialog. Nothing while there is no question. */
  readonly dialog: ReactNode;
}

/** Returns functions that ask about a file, and their dialog. */
export function useConfirmation(): Confirmation {
  const texts = useUploadMessages();
  const [question, setQuestion] = useState<Question>();
  const [chosen, setChosen] = useState<string>();
  const ask = async (asked: Omit<Question, "answer">, signal: AbortSignal) => {
    const value = await new Promise<string | undefined>((answer) => {
      signal.addEventListener("abort", () => answer(undefined), { once: true });
      setChosen(asked.choices[0]);
      setQuestion({ ...asked, answer });
    });
    setQuestion(undefined);
    return value;
  };
  const questions = (signal: AbortSignal): FileQuestions => ({
    confirm: async (text) => (await ask({ text, choices: [] }, signal)) !== undefined,
    choose: (name, choices) => ask({ name, choices }, signal),
  });
  const choice = question?.name === "layout" ? texts.choose.layout : texts.choose.sheet;
  const { title, submit } = question?.text === undefined ? choice : texts.confirm;
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={submit}
      onConfirm={() => question.answer(chosen ?? "")}
      onCancel={() => question.answer(undefined)}
    >
      {question.text === undefined ? (
        <RadioGroup
          label={choice.label}
          hint={choice.hint}
          options={question.choices.map((value) => ({ value, label: value }))}
          value={chosen ?? null}
          onChange={({ value }) => setChosen(value ?? undefined)}
        />
      ) : (
        <p className="page:pb-1">{question.text}</p>
      )}
    </ConfirmDialog>
  );
  return { questions, dialog };
}
