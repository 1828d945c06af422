import type { peopleSchemas } from "@portico/contract/features/people/people.schemas";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { urgencyOf } from "../../../db/schema/follow-ups.ts";
import { agents, consentRequests, followUps, genericEntries } from "../../../db/schema/index.ts";
import type { Services } from "../../../services/services.ts";
import { isOpenFollowUp } from "../../follow-ups/open-follow-ups.ts";
import { recordFieldsFor } from "../../follow-ups/visible-follow-ups.ts";
import { canSetBirthDate } from "./birth-date.ts";
import { mayDecide } from "./decisions.ts";
import { draftsOfPerson } from "./drafts-of-person.ts";
import type { VisiblePerson } from "./find-person.ts";
import { possiblePeople } from "./possible-people.ts";
import { namesOf, refOf, valuesOf } from "./record-responses.ts";
import { readUnmatchedLines } from "./unmatched-lines.ts";
import type { PeopleParts, VisibleRecord } from "./visible-records.ts";

type ResponseBody = z.output<(typeof peopleSchemas)["people.get"]["response"]>;
type Attention = ResponseBody["attention"][number];
type Policy = ResponseBody["policies"][number];

/** What reading a person's page depends on. */
export interface PersonParts extends PeopleParts {
  readonly services: PeopleParts["services"] & Pick<Services, "encryption">;
}

/** The maximum number of follow-ups that a page shows. */
const maxFollowUps = 20;

/** What someone should do or know first, in the order of what is lost by waiting. */
export async function readAttention(
  parts: PersonParts,
  caller: Caller,
  person: VisiblePerson,
  policies: readonly Policy[],
): Promise<Attention[]> {
  const { database, clock } = parts.services;
  const { records } = person;
  return [
    ...unpaidFirst(policies),
    ...(await openFollowUps(parts, caller, records)),
    ...(await pendingConsents(database, records, clock.now())),
    ...(await draftsOfPerson(parts.services, caller, records)).map((draft) => ({
      kind: "draft" as const,
      ...draft,
    })),
    ...(await readUnmatchedLines(database, caller, records)).map((line) => ({
      kind: "unmatched" as const,
      ...line,
    })),
    ...disagreeingBirths(caller, records),
    ...(await possiblePeople(parts, caller, person)).map((other) => possibleOf(caller, person, other)),
  ];
}

/** The dates of birth of the records, if there are several. */
function disagreeingBirths(caller: Caller, records: readonly VisibleRecord[]): Attention[] {
  const births = valuesOf(records, ({ dob }) => dob);
  if (births.length < 2) return [];
  const values = births.map(({ value }) => ({
    value,
    records: records
      .filter(({ dob }) => dob === value)
      .map((record) => ({
        ...refOf(record),
        key: record.recordId,
        canChange: canSetBirthDate(caller, record),
      })),
  }));
  return [{ kind: "births", values }];
}

function unpaidFirst(policies: readonly Policy[]): Attention[] {
  const unpaid = policies.flatMap((policy): Attention[] =>
    policy.unpaid
      ? [{ kind: "unpaid", record: refTo(policy), graceEndDate: policy.unpaid.graceEndDate }]
      : [],
  );
  const lost = policies.flatMap((policy): Attention[] =>
    policy.lost ? [{ kind: "lost", record: refTo(policy), lostDate: policy.lost.lostDate }] : [],
  );
  return [...unpaid, ...lost];
}

function refTo({ kind, id, label }: Policy) {
  return { kind, id, label };
}

/** Open follow-ups in their order. */
async function openFollowUps(
  { services: { database, clock } }: PersonParts,
  caller: Caller,
  records: readonly VisibleRecord[],
): Promise<Attention[]> {
  const today = clock.today();
  const bySource = new Map(records.map((record) => [record.sourceId, record]));
  const { id, recordId, dueDate, dueTime, note } = followUps;
  const rows = await database
    .select({
      ...{ id, recordId, dueDate, dueTime, note, what: genericEntries.name, agent: agents.name },
      name: recordFieldsFor(caller).name,
    })
    .from(followUps)
    .innerJoin(genericEntries, eq(genericEntries.id, followUps.kindId))
    .innerJoin(agents, eq(agents.id, followUps.agentId))
    .where(and(inArray(recordId, [...bySource.keys()]), isOpenFollowUp))
    .orderBy(urgencyOf(followUps), dueDate, dueTime, id)
    .limit(maxFollowUps);
  return rows.flatMap(({ recordId: source, ...row }): Attention[] => {
    const record = bySource.get(source);
    return record
      ? [{ kind: "followUp", record: refOf(record), isOverdue: row.dueDate < today, ...row }]
      : [];
  });
}

/** Requests for consent that are neither answered nor expired. */
async function pendingConsents(
  database: Database,
  records: readonly VisibleRecord[],
  now: Date,
): Promise<Attention[]> {
  const applications = new Map(
    records.flatMap((record) => (record.kind === "application" ? [[record.sourceId, record] as const] : [])),
  );
  if (applications.size === 0) return [];
  const rows = await database
    .select({
      applicationId: consentRequests.applicationId,
      sentDate: consentRequests.sentDate,
      expiresDate: consentRequests.expiresDate,
    })
    .from(consentRequests)
    .where(
      and(
        inArray(consentRequests.applicationId, [...applications.keys()]),
        isNull(consentRequests.answeredDate),
      ),
    )
    .orderBy(consentRequests.sentDate);
  const newest = new Map(rows.map((row) => [row.applicationId, row]));
  return [...newest.values()].flatMap(({ applicationId, sentDate, expiresDate }): Attention[] => {
    const record = applications.get(applicationId);
    if (!record || expiresDate <= now) return [];
    const dates = { sentDate: sentDate.toISOString(), expiresDate: expiresDate.toISOString() };
    return [{ kind: "consent", record: refOf(record), ...dates }];
  });
}

function possibleOf(caller: Caller, person: VisiblePerson, other: VisiblePerson): Attention {
  const { records } = other;
  return {
    kind: "possible",
    id: records[0].knownId,
    name: namesOf(records)[0] ?? "",
    dob: valuesOf(records, ({ dob }) => dob)[0]?.value ?? null,
    phone: valuesOf(records, ({ phone }) => phone)[0]?.value ?? null,
    records: records.map(refOf),
    keys: records.map(({ recordId }) => recordId),
    canDecide: mayDecide(caller, person, other),
  };
}
