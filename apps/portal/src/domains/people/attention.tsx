import { useDateTime } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { Alert, Link } from "@portico/ui/display";
import { formatDate, formatMoney, formatPhone } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";
import { type ReactNode, useState } from "react";
import { Link as RouterLink } from "react-router";
import { peopleMessages } from "../../messages/people.ts";
import { type BirthCorrection, BirthDateDialog } from "./birth-date-dialog.tsx";
import { draftPath } from "./draft-path.ts";
import { PersonLink } from "./household-card.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { monthOfYear } from "./month-of-year.ts";
import { RecordLink } from "./record-link.tsx";
import { recordTitle } from "./record-title.ts";
import type { Person, PossiblePerson } from "./use-person.ts";

const texts = peopleMessages.attention;

type Item = Person["attention"][number];

/**
 * What someone should do first: unpaid and lost policies, follow-ups, pending consents, drafts, unmatched commissions,
 * contradictions, and possible matches.
 */
export function Attention({ person }: { person: Person }) {
  const [compared, setCompared] = useState<PossiblePerson>();
  const [corrected, setCorrected] = useState<BirthCorrection>();
  if (person.attention.length === 0) return null;
  return (
    <Alert tone="warning" title={texts.title}>
      <ul className="grid gap-1">
        {person.attention.map((item) => (
          <li key={JSON.stringify(item)}>
            <AttentionItem item={item} onCompare={setCompared} onCorrect={setCorrected} />
          </li>
        ))}
      </ul>
      {corrected && (
        <BirthDateDialog
          personId={person.id}
          correction={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
      {compared && <MergeDialog person={person} other={compared} onClose={() => setCompared(undefined)} />}
    </Alert>
  );
}

function AttentionItem({
  item,
  onCompare,
  onCorrect,
}: {
  item: Item;
  onCompare: (other: PossiblePerson) => void;
  onCorrect: (correction: BirthCorrection) => void;
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
    case "followUp":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          {item.isOverdue && <StatusBadge tone="danger">{texts.overdue}</StatusBadge>}
          <RecordLink record={item.record} />
          <span>
            {texts.followUp(
              item.what,
              [formatDate(item.dueDate), item.dueTime].filter(Boolean).join(" "),
              item.agent,
            )}
          </span>
          {item.note !== null && <span className="text-fg-muted">{item.note}</span>}
          <Link asChild>
            <RouterLink
              to="/portal/follow-ups?status=Open"
              state={{ filters: item.name === null ? {} : { search: item.name } }}
            >
              {texts.followUps}
            </RouterLink>
          </Link>
        </span>
      );
    case "consent":
      return (
        <>
          <RecordLink record={item.record} />{" "}
          {texts.consent(dateTime(item.sentDate), dateTime(item.expiresDate))}
        </>
      );
    case "draft":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          <span>
            {item.name || texts.unnamed}: {texts.draft(dateTime(item.savedDate))}
          </span>
          <Link asChild>
            <RouterLink to={draftPath(item.id)}>{texts.resume}</RouterLink>
          </Link>
        </span>
      );
    case "unmatched":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          <span>
            {texts.unmatched(formatMoney(item.amount), monthOfYear(item), item.carrier, item.policyNumber)}
          </span>
          <Link asChild>
            <RouterLink
              to="/portal/commissions/statement/unmatched"
              state={{ filters: { search: item.policyNumber } }}
            >
              {texts.match}
            </RouterLink>
          </Link>
        </span>
      );
    case "births":
      return (
        <>
          {texts.births}
          <ul className="ms-4 list-disc">
            {item.values.flatMap(({ value, records }) =>
              records.map((record) => (
                <li key={record.key}>
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span>
                      {texts.birth(formatDate(value))} <RecordLink record={record} />
                    </span>
                    {record.canChange &&
                      item.values
                        .filter((other) => other.value !== value)
                        .map(({ value: dob }) => (
                          <Button
                            key={dob}
                            size="sm"
                            className="print:hidden"
                            aria-label={texts.setBirthOf(recordTitle(record), formatDate(dob))}
                            onClick={() => onCorrect({ record, from: value, dob })}
                          >
                            {texts.setBirth(formatDate(dob))}
                          </Button>
                        ))}
                  </span>
                </li>
              )),
            )}
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
