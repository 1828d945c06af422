import { endpoints, noteEntities } from "@portico/contract";
import { timelineKinds } from "@portico/contract/features/people/people";
import { timelinePageSize } from "@portico/contract/features/people/people.schemas";
import { recordKinds } from "@portico/contract/features/people/search";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { rowsOf } from "../../../db/database.ts";
import { contacts, users } from "../../../db/schema/index.ts";
import { personName } from "../../../identity/person-name.ts";
import type { MessageKind } from "../../../outbox/message-kinds.ts";
import { decisionsEver } from "../matching/stored-decisions.ts";
import { visibleDecisions } from "./decisions.ts";
import type { VisiblePerson } from "./find-person.ts";
import type { WorkedPolicy } from "./person-policies.ts";
import { refOf } from "./record-responses.ts";
import type { ListedKind, PeopleParts, VisibleRecord } from "./visible-records.ts";

const eventRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(timelineKinds),
    at: z.coerce.date(),
    by: z.string().nullable(),
    recordId: z.string().nullable(),
    what: z.string().nullable(),
    text: z.string().nullable(),
    noteId: z.string().nullable(),
    docName: z.string().nullable(),
  }),
);

interface Shown {
  /** The entries of the person's policies in the lists of unpaid and lost policies, which have statuses of their own. */
  readonly worked: readonly WorkedPolicy[];
  readonly pageNumber?: number;
  readonly kind?: (typeof timelineKinds)[number] | undefined;
}

/** What happened with a person's records that the caller can see, newest first. */
export async function readTimeline(
  parts: PeopleParts,
  caller: Caller,
  { records, keys: personKeys }: VisiblePerson,
  { worked, pageNumber = 1, kind }: Shown,
) {
  const { database } = parts.services;
  const bySource = new Map(records.map((record) => [record.sourceId, record]));
  const owners = new Map([
    ...[...bySource.keys()].map((id) => [id, id] as const),
    ...worked.flatMap(({ id, policyId }) => (bySource.has(policyId) ? [[id, policyId] as const] : [])),
  ]);
  const ids = sql`${sql.param([...owners.keys()])}::uuid[]`;
  const textIds = sql`${sql.param([...bySource.keys()])}::text[]`;
  const decided = await visibleDecisions(
    parts,
    caller,
    await decisionsEver(
      database,
      records.map(({ recordId }) => recordId),
    ),
  );
  const decisions = sql`${sql.param(decided.map(({ id }) => id))}::uuid[]`;
  const abouts = sql`${sql.param(records.map(({ listed, sourceId }) => `${tableOf[listed]}/${sourceId}`))}::text[]`;
  const nothing = sql`null::uuid, null::text`;
  const events = sql`
    select id, 'note' as kind, created_date as at, created_by, entity_id, null::text as what, note_body as text,
      case when doc_key is not null then id end as note_id, doc_name
      from notes where entity_id = any(${ids})
        or (entity_id = any(${sql.param(personKeys)}::uuid[]) and entity_metadata_id = ${noteEntities.person})
    union all select change.id, 'status', change.created_date, change.created_by, change.entity_id, entry.name,
      change.comment, ${nothing}
      from status_changes change left join generic_entries entry on entry.id = change.status_id
      where change.entity_id = any(${ids})
    union all select change.id, 'followUp', change.created_date, change.created_by, due.record_id,
      concat(kind.name, ': ', entry.name), coalesce(nullif(change.comment, 'Created'), due.note), ${nothing}
      from follow_ups due
      join status_changes change on change.entity_id = due.id and change.entity = 'follow_ups'
      join generic_entries kind on kind.id = due.kind_id
      left join generic_entries entry on entry.id = change.status_id
      where due.record_id = any(${ids})
    union all select null, 'assignment', history.changed_at, history.changed_by, history.entity_id::uuid, agents.name,
      null, ${nothing}
      from row_history history
      left join agents on agents.id = (history.changes->'agentId'->>'to')::uuid
      where history.entity = any(${sql.param(tables)}::text[]) and history.entity_id = any(${textIds})
        and history.version > 1 and history.changes ? 'agentId'
    union all select null, case when exists (
        select from audit where audit.occurred_at = history.changed_at and audit.category = 'upload'
          and audit.data1 like '%uploads/%'
      ) then 'upload' else 'change' end, history.changed_at, history.changed_by, history.entity_id::uuid, changed.names,
      null, ${nothing}
      from row_history history cross join lateral (
        select string_agg(name, ',' order by name) as names from jsonb_object_keys(history.changes) name
        where name <> all(${sql.param(unshownColumns)}::text[])
      ) changed
      where history.entity = any(${sql.param(tables)}::text[]) and history.entity_id = any(${textIds})
        and history.version > 1 and changed.names is not null
    union all select id, 'consent', sent_date, sent_by, application_id, 'sent', null, ${nothing}
      from consent_requests where application_id = any(${ids})
    union all select id, 'consent', answered_date, null, application_id, answer, null, ${nothing}
      from consent_requests where application_id = any(${ids}) and answered_date is not null
    union all select id, 'consent', withdrawn_date, null, application_id, 'withdrawn', null, ${nothing}
      from consent_requests where application_id = any(${ids}) and withdrawn_date is not null
    union all select id, 'message', coalesce(sent_at, created_at),
      case when caused_by like 'user:%' then substring(caused_by from 6)::uuid end, split_part(about, '/', 2)::uuid,
      concat_ws(' ', channel, kind, state), null, ${nothing}
      from outbox where kind in ${personMessages} and about = any(${abouts})
    union all select id, 'enrollment', coalesce(confirmed_date, submitted_date), submitted_by, application_id,
      case when confirmed_date is null then 'submitted ' else 'confirmed ' end || coverage_year, null, ${nothing}
      from enrollments where application_id = any(${ids})
    union all select id, 'quote', created_date, created_by, coalesce(lead_id, customer_id), null, null, ${nothing}
      from quote_records where lead_id = any(${ids}) or customer_id = any(${ids})
    union all select null, 'created', created_date, null, id, null, null, ${nothing}
      from policies where id = any(${ids})
    union all select null, 'created', created_date, null, id, null, null, ${nothing}
      from leads where id = any(${ids})
    union all select null, 'created', created_date, created_by, id, null, null, ${nothing}
      from customers where id = any(${ids})
    union all select null, 'created', created_date, created_by, id, null, null, ${nothing}
      from offline_applications where id = any(${ids})
    union all select null, 'created', created_date, created_by, id, null, null, ${nothing}
      from marketplace_applications where id = any(${ids})
    union all select id, 'person', created_date, created_by, null, kind, null, ${nothing}
      from person_decisions where id = any(${decisions})
    union all select id, 'person', end_date, ended_by, null, 'undone', null, ${nothing}
      from person_decisions where id = any(${decisions}) and end_date is not null and replaced_by is null`;
  const found = eventRows.parse(
    await rowsOf(
      database,
      sql`select concat_ws(' ', event.kind, event.id, event.entity_id, event.at, event.what) as id, event.kind, event.at,
          ${personName} as by, event.entity_id as "recordId", event.what, event.text, event.note_id as "noteId",
          event.doc_name as "docName"
        from (${events}) event
        left join ${users} on ${users.id} = event.created_by
        left join ${contacts} on ${contacts.id} = ${users.contactId}
        where ${kind ?? null}::text is null or event.kind = ${kind ?? null}
        order by event.at desc, event.kind, event.id, event.entity_id, event.what
        limit ${timelinePageSize + 1} offset ${(pageNumber - 1) * timelinePageSize}`,
    ),
  );
  const entries = found.slice(0, timelinePageSize).map(({ at, recordId, noteId, docName, ...event }) => {
    const record = bySource.get(owners.get(recordId ?? "") ?? "");
    return {
      ...event,
      at: at.toISOString(),
      what:
        event.kind === "change" || event.kind === "upload" ? changedFields(record, event.what) : event.what,
      record: record ? refOf(record) : null,
      attachment: noteId === null || docName === null ? null : { noteId, name: docName },
    };
  });
  return { entries, hasMore: found.length > timelinePageSize };
}

/** The tables whose histories are part of a timeline. */
const tableOf: Readonly<Record<ListedKind, string>> = {
  policy: "policies",
  lead: "leads",
  customer: "customers",
  application: "offline_applications",
  marketplaceApplication: "marketplace_applications",
};
const tables = Object.values(tableOf);

/** The messages that go to the person a record is about. */
const personMessages: readonly MessageKind[] = ["consent-request", "consent-code", "consent-record", "quote"];

/** Columns whose changes have events of their own, or say nothing. */
const unshownColumns = [
  ...["agentId", "statusId", "statusDate", "updatedBy", "updatedDate", "snapshotDate", "raw", "contactName"],
  ...[
    "fullName",
    "insuredName",
    "createdDate",
    "customerName",
    "createdByAgentId",
    "carrierId",
    "consentId",
    "agentSaleId",
  ],
];

/** The labels of changed columns, as in the record's list. */
function changedFields(record: VisibleRecord | undefined, names: string | null): string | null {
  if (!record || names === null) return names;
  const { fields } = endpoints[recordKinds[record.listed]];
  const labels: Readonly<Record<string, { readonly label: string }>> = fields;
  return names
    .split(",")
    .map((name) => labels[name]?.label ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase())
    .join(", ");
}
