import { ConfirmDialog } from "@portico/ui/dialog";
import { RadioGroup } from "@portico/ui/forms";
import { useState } from "react";
import { useHost } from "../../host/use-host.ts";
import { useUploadMessages } from "../../messages/uploads.ts";
import type { FileChoice } from "./send-confirmed.ts";

export interface ChoiceDialogProps {
  /** The call that uploads the file. */
  endpoint: string;
  file: File;
  choice: FileChoice;
  /** Called with the chosen or added value, or undefined if the user cancels. */
  answer: (value: string | undefined) => void;
}

/** Lets the user choose a value, or add one if the app can. */
export function ChoiceDialog({ endpoint, file, choice, answer }: ChoiceDialogProps) {
  const texts = useUploadMessages();
  const New = useHost().parts?.newChoices?.[choice.name];
  const [first = ""] = choice.values;
  const [chosen, setChosen] = useState<string | null>(first);
  const [isNew, setNew] = useState(first === "");
  const cancel = () => answer(undefined);
  if (New && isNew) return <New {...choice} {...{ endpoint, file, onChoose: answer, onClose: cancel }} />;
  const { title, submit, label, hint } = choice.name === "layout" ? texts.choose.layout : texts.choose.sheet;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={submit}
      onConfirm={() => (chosen === "" ? setNew(true) : answer(chosen ?? undefined))}
      onCancel={cancel}
    >
      <RadioGroup
        label={label}
        hint={hint}
        options={choice.values.map((value) => ({ value, label: value || texts.choose.another }))}
        value={chosen}
        onChange={({ value }) => setChosen(value)}
      />
    </ConfirmDialog>
  );
}
