import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { Button, Dialog, DialogCloseButton, Skeleton } from "@portico/ui";
import { Alert } from "@portico/ui/display";
import { formatDate } from "@portico/ui/format";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { peopleMessages } from "../../messages/people.ts";
import { recordTitle } from "./record-title.ts";
import { type Person, type PossiblePerson, useReloadPeople } from "./use-person.ts";

const texts = peopleMessages.merge;

export interface MergeDialogProps {
  person: Person;
  other: PossiblePerson;
  onClose: () => void;
}

/** Shows the records of two people side by side, to decide whether they are the same. */
export function MergeDialog({ person, other, onClose }: MergeDialogProps) {
  const [own] = [...person.policies, ...person.records].map(({ key }) => key);
  const [others] = other.keys;
  const keys = [own, others].filter((key) => key !== undefined);
  const notify = useNotify();
  const reload = useReloadPeople();
  const send = useRepeatableRequest();
  const [pending, setPending] = useState<"merge" | "separate">();
  const [failure, setFailure] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ["people.previewMerge", ...keys],
    queryFn: ({ signal }) => fetchJson("people.previewMerge", { body: { keys }, signal }),
  });
  const decide = async (decision: "merge" | "separate") => {
    setPending(decision);
    setFailure(undefined);
    try {
      if (decision === "merge") await send("people.merge", { body: { keys } });
      else await send("people.separate", { body: { keys: keys.slice(0, 1), otherKeys: keys.slice(1) } });
      notify({ tone: "success", text: decision === "merge" ? texts.merged : texts.separated });
      onClose();
      await reload();
    } catch (rejected) {
      setFailure(errorMessage(rejected));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton />
          <Button isLoading={pending === "separate"} disabled={!data} onClick={() => void decide("separate")}>
            {texts.separate}
          </Button>
          <Button
            variant="primary"
            isLoading={pending === "merge"}
            disabled={!data}
            onClick={() => void decide("merge")}
          >
            {texts.merge}
          </Button>
        </>
      }
    >
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="8rem" />
        </div>
      )}
      {error && <Alert tone="danger">{texts.failed(errorMessage(error))}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        {data?.people.map(({ name, dob, records }) => (
          <div key={records[0]?.key} className="min-w-0 rounded-lg border border-border p-3">
            <h3 className="font-semibold wrap-anywhere">{name}</h3>
            <p className="text-fg-muted">{formatDate(dob)}</p>
            <ul className="mt-2 grid gap-1">
              {records.map((record) => (
                <li key={record.key} className="wrap-anywhere">
                  {recordTitle(record)} · {record.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {data && data.replaced.length > 0 && <p className="mt-3">{texts.replaces(data.replaced.length)}</p>}
      {failure !== undefined && (
        <Alert tone="danger" className="mt-3">
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
