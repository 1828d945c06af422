import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { ConfirmDialog } from "@portico/ui/dialog";
import { formatDate } from "@portico/ui/format";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { peopleMessages } from "../../messages/people.ts";
import { type RecordRef, recordTitle } from "./record-title.ts";
import { useReloadPeople } from "./use-person.ts";

const texts = peopleMessages.birthDate;

/** A date of birth to correct. Dates are `YYYY-MM-DD`. */
export interface BirthCorrection {
  readonly record: RecordRef & { readonly key: string };
  readonly from: string;
  readonly dob: string;
}

export interface BirthDateDialogProps {
  personId: string;
  correction: BirthCorrection;
  onClose: () => void;
}

/** Asks before the date of birth of one record is changed to that of another. */
export function BirthDateDialog({ personId, correction, onClose }: BirthDateDialogProps) {
  const { record, from, dob } = correction;
  const notify = useNotify();
  const reload = useReloadPeople();
  const send = useRepeatableRequest();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await send("people.setBirthDate", { params: { id: personId }, body: { key: record.key, dob } });
      notify({ tone: "success", text: texts.done });
      onClose();
      await reload();
    } catch (error) {
      setFailure(errorMessage(error));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      description={texts.text(recordTitle(record), formatDate(from), formatDate(dob))}
      confirmLabel={texts.confirm}
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
