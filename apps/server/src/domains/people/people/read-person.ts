import type { peopleSchemas } from "@portico/contract/features/people/people.schemas";
import { ageOn } from "@portico/contract/schemas/household";
import { and, inArray } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { genericEntries } from "../../../db/schema/index.ts";
import { type PersonParts, readAttention } from "./attention.ts";
import { decisionsToUndo, mayDecide, visibleKeys } from "./decisions.ts";
import { readDocuments } from "./documents.ts";
import type { VisiblePerson } from "./find-person.ts";
import { readHousehold } from "./household.ts";
import { policyIdsOf, readCommissions, readPolicies, readWorkedPolicies } from "./person-policies.ts";
import { namesOf, responseOf, valuesOf } from "./record-responses.ts";
import { readTimeline } from "./timeline.ts";
import type { VisibleRecord } from "./visible-records.ts";

type ResponseBody = z.output<(typeof peopleSchemas)["people.get"]["response"]>;

/** Everything that a caller can see of a person, for their page. */
export async function readPerson(
  parts: PersonParts,
  caller: Caller,
  person: VisiblePerson,
): Promise<ResponseBody> {
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
      ...responseOf(record),
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
    age: dob === null ? null : ageOn(dob, today),
    language: records.find(({ language }) => language !== null)?.language ?? null,
    doNotCall: await isDoNotCall(database, records),
    phones: valuesOf(records, ({ phone }) => phone),
    emails: valuesOf(records, ({ email }) => email),
    addresses: valuesOf(records, ({ address }) => address),
    agents: [...new Set(records.flatMap(({ agent }) => agent ?? []))],
    coverage: coverageOf(sorted, today),
    attention: await readAttention(parts, caller, person, sorted),
    policies: sorted,
    records: records
      .filter(({ kind }) => kind !== "policy")
      .map(responseOf)
      .toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
    household: await readHousehold(database, personId, records),
    decisions: (await decisionsToUndo(parts, caller, visibleKeys(person))).map(
      ({ recordIds: _, otherIds: __, ...decision }) => decision,
    ),
    canDecide: mayDecide(caller, person),
    documents: await readDocuments(database, person),
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

type Policy = ResponseBody["policies"][number];

/** Whether the person has coverage today, and until when. */
function coverageOf(policies: readonly Policy[], today: string): ResponseBody["coverage"] {
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
