import { useDateTime } from "@portico/renderer/dates";
import { buttonStyles } from "@portico/ui";
import { Card } from "@portico/ui/display";
import { StatusBadge } from "@portico/ui/status-badge";
import { Link } from "react-router";
import { peopleMessages } from "../../messages/people.ts";
import { draftPath } from "./draft-path.ts";
import { RecordItem } from "./record-item.tsx";
import { RecordLink } from "./record-link.tsx";
import { recordTitle } from "./record-title.ts";
import { isApplication, type Person } from "./use-person.ts";

const texts = peopleMessages.applications;
const { facts } = peopleMessages.records;

/** The person's offline and Marketplace applications, and the user's own drafts. Those that are not finished can be resumed. */
export function ApplicationsCard({ person }: { person: Person }) {
  const dateTime = useDateTime();
  const applications = person.records.filter(isApplication);
  const drafts = person.attention.filter((item) => item.kind === "draft");
  if (applications.length === 0 && drafts.length === 0) return null;
  return (
    <Card title={texts.title} aria-label={texts.title}>
      <ul>
        {drafts.map(({ id, name, savedDate }) => (
          <RecordItem
            key={id}
            title={
              <span className="font-medium">{texts.draft(name || peopleMessages.attention.unnamed)}</span>
            }
            facts={[[texts.saved, dateTime(savedDate)]]}
            action={<Resume to={draftPath(id)} name={texts.draft(name)} />}
          />
        ))}
        {applications.map((record) => (
          <RecordItem
            key={record.key}
            title={<RecordLink record={record} />}
            badges={record.status !== null && <StatusBadge>{record.status}</StatusBadge>}
            facts={[
              [facts.name, record.name],
              [facts.agent, record.agent],
              [facts.date, record.date === null ? null : dateTime(record.date)],
            ]}
            action={
              record.isOpen && (
                <Resume
                  to={`/portal/mk/redirect?appId=${encodeURIComponent(record.id)}`}
                  name={recordTitle(record)}
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function Resume({ to, name }: { to: string; name: string }) {
  return (
    <Link
      to={to}
      aria-label={texts.resumeOf(name)}
      className={buttonStyles({ variant: "secondary", size: "sm" })}
    >
      {texts.resume}
    </Link>
  );
}
