import { allows } from "@portico/contract";
import { useShortcuts } from "@portico/renderer/keys";
import { ContactValue, lazyPart } from "@portico/renderer/parts";
import { Button, buttonStyles } from "@portico/ui";
import { PageHeader } from "@portico/ui/display";
import { formatDate, formatPhone } from "@portico/ui/format";
import { ClipboardPen, Clock, Eye, StickyNote, UserRoundCheck } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { StatusBadge, type Tone } from "@portico/ui/status-badge";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { usePageCommands } from "../../command-palette/page-commands.ts";
import { peopleMessages as texts } from "../../messages/people.ts";
import { followUpAction } from "../../screens/follow-up-form.ts";
import { useSession } from "../../session/session.ts";
import { assignableRecords } from "./assignable-records.ts";
import type { Person } from "./use-person.ts";

const LeadQuote = lazyPart(async () => (await import("../quotes/quote-dialog.tsx")).LeadQuoteDialog);
const CustomerQuote = lazyPart(async () => (await import("../quotes/quote-dialog.tsx")).CustomerQuoteDialog);
const FollowUp = lazyPart(async () => (await import("./follow-up-dialog.tsx")).FollowUpDialog);
const AssignPerson = lazyPart(async () => (await import("./assign-person-dialog.tsx")).AssignPersonDialog);

const tones: Readonly<Record<Person["coverage"]["state"], Tone>> = {
  covered: "success",
  grace: "warning",
  future: "info",
  ended: "danger",
  none: "neutral",
};

export interface PersonHeaderProps {
  person: Person;
  onAddNote: () => void;
}

/** Who the person is, whether they are covered, how to reach them, and what can be done. */
export function PersonHeader({ person, onAddNote }: PersonHeaderProps) {
  const { name, otherNames, dob, age, language, agents, coverage, doNotCall } = person;
  const user = useSession();
  const [open, setOpen] = useState<"quote" | "assign" | "followUp">();
  const notify = useNotify();
  const close = () => setOpen(undefined);
  const canApply = allows("agent view.OfflineApp|admin.OfflineApp", user);
  const quoted =
    person.records.find(({ kind }) => kind === "customer") ??
    person.records.find(({ kind }) => kind === "lead");
  const [followed] = [...person.policies, ...person.records];
  const assignable = user ? assignableRecords(person, user) : [];
  const Quote = quoted?.kind === "customer" ? CustomerQuote : LeadQuote;
  const canFollow = followed !== undefined;
  useShortcuts(
    useMemo(() => {
      const followUp = { label: texts.followUp, group: "record", run: () => setOpen("followUp") } as const;
      return canFollow ? [{ ...followUp, keys: [followUpAction.key] }] : [];
    }, [canFollow]),
  );
  const command = (id: string, label: string, icon: ReactNode, onPress: () => void) => ({
    ...{ id, label, icon, onPress },
  });
  usePageCommands([
    command("note", texts.addNote, <StickyNote size={16} />, onAddNote),
    ...(quoted ? [command("quote", texts.quote, <Eye size={16} />, () => setOpen("quote"))] : []),
    ...(followed
      ? [command("follow-up", texts.followUp, <Clock size={16} />, () => setOpen("followUp"))]
      : []),
    ...(assignable.length > 0
      ? [command("assign", texts.assign.button, <UserRoundCheck size={16} />, () => setOpen("assign"))]
      : []),
  ]);
  const about = [
    dob !== null && age !== null ? texts.born(formatDate(dob), age) : undefined,
    language ?? undefined,
    agents.length > 0 ? texts.agents(agents) : undefined,
    otherNames.length > 0 ? texts.otherNames(otherNames) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <PageHeader
      title={name}
      badges={
        <>
          <StatusBadge tone={tones[coverage.state]}>
            {texts.coverage[coverage.state](coverage.date === null ? undefined : formatDate(coverage.date))}
          </StatusBadge>
          {doNotCall && <StatusBadge tone="danger">{texts.doNotCall}</StatusBadge>}
        </>
      }
      description={about.join(" · ")}
      actions={
        <span className="contents print:hidden">
          {canApply && (
            <Link to="/portal/form/new" className={buttonStyles({ variant: "secondary" })}>
              <ClipboardPen size={16} aria-hidden="true" />
              {texts.newApplication}
            </Link>
          )}
          {quoted && (
            <Button icon={<Eye size={16} aria-hidden="true" />} onClick={() => setOpen("quote")}>
              {texts.quote}
            </Button>
          )}
          {followed && (
            <Button icon={<Clock size={16} aria-hidden="true" />} onClick={() => setOpen("followUp")}>
              {texts.followUp}
            </Button>
          )}
          {assignable.length > 0 && (
            <Button icon={<UserRoundCheck size={16} aria-hidden="true" />} onClick={() => setOpen("assign")}>
              {texts.assign.button}
            </Button>
          )}
          <Button variant="primary" icon={<StickyNote size={16} aria-hidden="true" />} onClick={onAddNote}>
            {texts.addNote}
          </Button>
        </span>
      }
    >
      <ul aria-label={texts.details} className="flex flex-wrap gap-x-6 gap-y-1">
        {person.phones.map(({ value }) => (
          <Item key={value}>
            <ContactValue name={texts.phone} text={formatPhone(value)} phone={`+1${value}`} />
          </Item>
        ))}
        {person.emails.map(({ value }) => (
          <Item key={value}>
            <ContactValue name={texts.email} text={value} />
          </Item>
        ))}
        {person.addresses.map(({ value }) => (
          <Item key={value}>{value}</Item>
        ))}
      </ul>
      <Suspense fallback={null}>
        {open === "quote" && quoted && (
          <Quote
            rowId={quoted.id}
            onDone={(text) => {
              notify({ tone: "success", text });
              close();
            }}
            onClose={close}
          />
        )}
        {open === "followUp" && followed && <FollowUp record={followed} onClose={close} />}
        {open === "assign" && <AssignPerson records={assignable} onClose={close} />}
      </Suspense>
    </PageHeader>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="flex min-h-6 min-w-0 items-center wrap-anywhere">{children}</li>;
}
