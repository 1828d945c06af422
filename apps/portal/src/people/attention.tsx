import { useDateTime } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { Alert } from "@portico/ui/display";
import { formatDate, formatPhone } from "@portico/ui/format";
import { Fragment, type ReactNode, useState } from "react";
import { peopleMessages } from "../messages/people.ts";
import { PersonLink } from "./household-card.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { RecordLink } from "./record-link.tsx";
import { recordTitle } from "./record-title.ts";
import type { Person, PossiblePerson } from "./use-person.ts";

const texts = peopleMessages.attention;

type Item = Person["attention"][number];

/** What someone should do first: unpaid and lost policies, pending consents, contradictions, and possible matches. */
export function Attention({ person }: { person: Person }) {
  const [compared, setCompared] = useState<PossiblePerson>();
  if (person.attention.length === 0) return null;
  return (
    <Alert tone="warning" title={texts.title}>
      <ul className="grid gap-1">
        {person.attention.map((item) => (
          <li key={JSON.stringify(item)}>
            <AttentionItem item={item} onCompare={setCompared} />
          </li>
        ))}
      </ul>
      {compared && <MergeDialog person={person} other={compared} onClose={() => setCompared(undefined)} />}
    </Alert>
  );
}

function AttentionItem({
  item,
  onCompare,
}: {
  item: Item;
  onCompare: (other: PossiblePerson) => void;
}): ReactNode {
  const dateTime = useDateTime();
  switch (item.kind) {
    case "unpaid":
      return (
        <>
          <RecordLink record={item.record} /> {texts.unpaid(formatDate(item.graceEndDate))}
        </>
      );
    case "lost":
      return (
        <>
          <RecordLink record={item.record} /> {texts.lost(formatDate(item.lostDate))}
        </>
      );
    case "consent":
      return (
        <>
          <RecordLink record={item.record} />{" "}
          {texts.consent(dateTime(item.sentDate), dateTime(item.expiresDate))}
        </>
      );
    case "births":
      return (
        <>
          {texts.births}
          <ul className="ms-4 list-disc">
            {item.values.map(({ value, records }) => (
              <li key={value}>
                {texts.birth(formatDate(value))}{" "}
                {records.map((record, index) => (
                  <Fragment key={recordTitle(record)}>
                    {index > 0 && ", "}
                    <RecordLink record={record} />
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </>
      );
    case "possible":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{texts.possible}</span>
          <PersonLink id={item.id} name={item.name} />
          <span>
            {[
              item.dob === null ? undefined : formatDate(item.dob),
              item.phone === null ? undefined : formatPhone(item.phone),
              ...item.records.map(recordTitle),
            ]
              .filter((part) => part !== undefined)
              .join(" · ")}
          </span>
          {item.canDecide && (
            <Button size="sm" className="print:hidden" onClick={() => onCompare(item)}>
              {texts.compare}
            </Button>
          )}
        </span>
      );
  }
}
