import type { peopleSchemas } from "@portico/contract/features/people.schemas";
import { and, inArray, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { consentRequests, genericEntries } from "../db/schema/index.ts";
import { decisionsToUndo, mayDecide, visibleKeys } from "./decisions.ts";
import type { VisiblePerson } from "./find-person.ts";
import { readHousehold } from "./household.ts";
import { policyIdsOf, readCommissions, readPolicies, readWorkedPolicies } from "./person-policies.ts";
import { possiblePeople } from "./possible-people.ts";
import { readTimeline, refOf } from "./timeline.ts";
import type { PeopleParts, VisibleRecord } from "./visible-records.ts";

type Answer = z.output<(typeof peopleSchemas)["people.get"]["answer"]>;
type Attention = Answer["attention"][number];

/** Everything that a caller can see of a person, for their page. */
export async function readPerson(parts: PeopleParts, caller: Caller, person: VisiblePerson): Promise<Answer> {
  const { database, clock } = parts.services;
  const { records, personId } = person;
  const today = clock.today();
  const policyRecords = records.filter(({ kind }) => kind === "policy");
  const policyIds = policyIdsOf(records);
  const { unpaid, lost } = await readWorkedPolicies(parts, caller, records);
  const commissions = await readCommissions(database, policyIds, today);
  const policies = (await readPolicies(database, policyIds)).flatMap((policy) => {
    const record = policyRecords.find(({ sourceId }) => sourceId === policy.id);
    const unpaidEntry = unpaid.find(({ policyId }) => policyId === policy.id);
    const lostEntry = lost.find(({ policyId }) => policyId === policy.id);
    if (!record) return [];
    return {
      ...policy,
      ...answerOf(record),
      unpaid: unpaidEntry ? { status: unpaidEntry.status, graceEndDate: unpaidEntry.date } : null,
      lost: lostEntry ? { status: lostEntry.status, lostDate: lostEntry.date } : null,
      commissions: commissions.flatMap(({ policyId, ...month }) => (policyId === policy.id ? [month] : [])),
    };
  });
  const sorted = policies.toSorted((one, other) => other.effectiveDate.localeCompare(one.effectiveDate));
  const names = namesOf(records);
  const births = valuesOf(records, ({ dob }) => dob);
  const dob = births[0]?.value ?? null;
  return {
    id: records[0].knownId,
    name: names[0] ?? "",
    otherNames: names.slice(1),
    dob,
    age: dob === null ? null : ageOn(today, dob),
    language: records.find(({ language }) => language !== null)?.language ?? null,
    doNotCall: await isDoNotCall(database, records),
    phones: valuesOf(records, ({ phone }) => phone),
    emails: valuesOf(records, ({ email }) => email),
    addresses: valuesOf(records, ({ address }) => address),
    agents: [...new Set(records.flatMap(({ agent }) => agent ?? []))],
    coverage: coverageOf(sorted, today),
    attention: [
      ...unpaidFirst(sorted),
      ...(await pendingConsents(database, records, clock.now())),
      ...(births.length > 1 ? [{ kind: "births" as const, values: births }] : []),
      ...(await possiblePeople(parts, caller, person)).map((other) => possibleOf(caller, person, other)),
    ],
    policies: sorted,
    records: records
      .filter(({ kind }) => kind !== "policy")
      .map(answerOf)
      .toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
    household: await readHousehold(database, personId, records),
    decisions: (await decisionsToUndo(parts, caller, visibleKeys(person))).map(
      ({ recordIds: _, otherIds: __, ...decision }) => decision,
    ),
    canDecide: mayDecide(caller, person),
    timeline: await readTimeline(parts, caller, person, { worked: [...unpaid, ...lost] }),
  };
}

/** Whether the status of a record says not to call or contact the person. */
async function isDoNotCall(database: Database, records: readonly VisibleRecord[]): Promise<boolean> {
  const names = [...new Set(records.flatMap(({ status }) => status ?? []))];
  if (names.length === 0) return false;
  const found = await database
    .select({ id: genericEntries.id })
    .from(genericEntries)
    .where(
      and(
        inArray(genericEntries.name, names),
        inArray(genericEntries.code, ["DO_NOT_CALL", "DO_NOT_CONTACT"]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** A record in responses. */
export function answerOf(record: VisibleRecord): Answer["records"][number] {
  const { name, status, agent, date, recordId: key } = record;
  return { ...refOf(record), name, status, agent, date, key };
}

/** The names on the records, the one that most have first. */
export function namesOf(records: readonly VisibleRecord[]): string[] {
  return mostFrequent(records.map(({ name }) => name));
}

function mostFrequent(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts.keys()].toSorted(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  );
}

/** The values of the records, each once with its records. The one that most have is first. */
function valuesOf(records: readonly VisibleRecord[], read: (record: VisibleRecord) => string | null) {
  const values = mostFrequent(records.flatMap((record) => read(record) ?? []));
  return values.map((value) => ({
    value,
    records: records.filter((record) => read(record) === value).map(refOf),
  }));
}

/** The age in years. */
function ageOn(today: string, dob: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

type Policy = Answer["policies"][number];

/** Whether the person has coverage today, and until when. */
function coverageOf(policies: readonly Policy[], today: string): Answer["coverage"] {
  const isOpen = ({ terminationDate }: Policy) => terminationDate === null || terminationDate >= today;
  const current = policies.filter(
    (policy) => policy.effectiveDate <= today && isOpen(policy) && policy.lost === null,
  );
  const paid = current.find(({ unpaid }) => unpaid === null);
  if (paid) return { state: "covered", date: paid.terminationDate };
  const [inGrace] = current.flatMap(({ unpaid }) => unpaid?.graceEndDate ?? []).toSorted();
  if (inGrace !== undefined) return { state: inGrace >= today ? "grace" : "ended", date: inGrace };
  const [future] = policies.filter((policy) => policy.effectiveDate > today && isOpen(policy)).toReversed();
  if (future) return { state: "future", date: future.effectiveDate };
  const [last] = policies
    .flatMap(({ terminationDate, lost }) => lost?.lostDate ?? terminationDate ?? [])
    .toSorted()
    .toReversed();
  return last === undefined ? { state: "none", date: null } : { state: "ended", date: last };
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
