import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { Button, CheckboxGroup, Dialog, DialogCloseButton } from "@portico/ui";
import { Alert } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { peopleMessages } from "../../messages/people.ts";
import { recordTitle } from "./record-title.ts";
import { type Person, useReloadPeople } from "./use-person.ts";

const texts = peopleMessages.separate;

export interface SeparateDialogProps {
  person: Person;
  onClose: () => void;
}

/** Moves some records of a person to another. */
export function SeparateDialog({ person, onClose }: SeparateDialogProps) {
  const records = [...person.policies, ...person.records];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const notify = useNotify();
  const reload = useReloadPeople();
  const send = useRepeatableRequest();
  const keys = records.map(({ key }) => key).filter((key) => !chosen.includes(key));
  const allChosen = keys.length === 0 ? texts.all : undefined;
  const submit = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await send("people.separate", { body: { keys, otherKeys: [...chosen] } });
      notify({ tone: "success", text: texts.done });
      onClose();
      await reload();
    } catch (error) {
      setFailure(errorMessage(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={texts.text}
      hasUnsavedChanges={chosen.length > 0}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton />
          <Button
            variant="primary"
            isLoading={isPending}
            disabledReason={chosen.length === 0 ? texts.none : allChosen}
            onClick={() => void submit()}
          >
            {texts.submit(chosen.length)}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={texts.legend}
        value={[...chosen]}
        onChange={({ value }) => setChosen(value)}
        options={records.map((record) => ({
          value: record.key,
          label: `${recordTitle(record)} · ${record.name}`,
        }))}
      />
      {failure !== undefined && (
        <Alert tone="danger" className="mt-3">
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
