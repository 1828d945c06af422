import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { useNotify } from "@portico/ui/notification";
import { StatusBadge } from "@portico/ui/status-badge";
import { useState } from "react";
import { peopleMessages } from "../../messages/people.ts";
import { RecordItem } from "./record-item.tsx";
import { RecordLink } from "./record-link.tsx";
import { SeparateDialog } from "./separate-dialog.tsx";
import { isApplication, type Person, useReloadPeople } from "./use-person.ts";

const texts = peopleMessages.records;

/** The person's leads and customers, and the decisions about all of their records that can be undone. */
export function RecordsCard({ person }: { person: Person }) {
  const dateTime = useDateTime();
  const [isSeparating, setSeparating] = useState(false);
  const { policies, canDecide, decisions } = person;
  const records = person.records.filter((record) => !isApplication(record));
  const canSeparate = canDecide && person.records.length + policies.length > 1;
  if (records.length === 0 && decisions.length === 0 && !canSeparate) return null;
  return (
    <Card
      title={texts.title}
      actions={
        canSeparate && (
          <Button variant="ghost" size="sm" className="print:hidden" onClick={() => setSeparating(true)}>
            {texts.separate}
          </Button>
        )
      }
    >
      <ul>
        {records.map((record) => (
          <RecordItem
            key={record.key}
            title={<RecordLink record={record} />}
            badges={record.status !== null && <StatusBadge>{record.status}</StatusBadge>}
            facts={[
              [texts.facts.name, record.name],
              [texts.facts.agent, record.agent],
              [texts.facts.date, record.date === null ? null : dateTime(record.date)],
            ]}
          />
        ))}
      </ul>
      {decisions.length > 0 && <Decisions decisions={decisions} />}
      {isSeparating && <SeparateDialog person={person} onClose={() => setSeparating(false)} />}
    </Card>
  );
}

const decisionTexts = peopleMessages.decisions;

/** What people decided about the records, with buttons that undo it. */
function Decisions({ decisions }: Pick<Person, "decisions">) {
  const dateTime = useDateTime();
  const notify = useNotify();
  const reload = useReloadPeople();
  const send = useRepeatableRequest();
  const undo = async (decisionId: string) => {
    try {
      await send("people.undo", { params: { decisionId } });
      notify({ tone: "success", text: decisionTexts.undone });
      await reload();
    } catch (error) {
      notify({ tone: "danger", text: errorMessage(error) });
    }
  };
  return (
    <section aria-label={decisionTexts.title} className="mt-3">
      <ul className="grid gap-1 text-fg-muted">
        {decisions.map(({ id, kind, createdBy, createdDate }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            {decisionTexts[kind]} {decisionTexts.by(createdBy, dateTime(createdDate))}
            <Button variant="ghost" size="sm" className="print:hidden" onClick={() => void undo(id)}>
              {decisionTexts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
