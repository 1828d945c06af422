import { holds } from "@portico/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { personDecisions } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { identityColumns, matchAll, readIdentities } from "../matching/match-records.ts";
import { decisionsOn, type StoredDecision } from "../matching/stored-decisions.ts";
import { matchWaiting, type VisiblePerson, visiblePersonOf } from "./find-person.ts";
import { type PeopleParts, recordsWhere, visibleAmong } from "./visible-records.ts";

/** Whether a caller has a right to decide about people, of all records or of those that they can see. */
const decides = (caller: Caller): boolean =>
  holds(caller, "view.Customer") || holds(caller, "admin.Customer");

/** Whether a caller may decide about people: they see all records of each, or administer customers of all agents. */
export function mayDecide(caller: Caller, ...people: readonly Pick<VisiblePerson, "isComplete">[]): boolean {
  if (holds(caller, "admin.Customer") && holds(caller, "hasFullAgentAccess")) return true;
  return decides(caller) && people.every(({ isComplete }) => isComplete);
}

/**
 * The people of records, each once and in the order of these, for a decision.
 * @throws Failure 404 if the caller doesn't see one of the records, or may not decide
 */
export async function peopleToDecide(
  parts: PeopleParts,
  caller: Caller,
  keys: readonly string[],
): Promise<VisiblePerson[]> {
  const { database } = parts.services;
  const areNamed = sql`record_id = any(${sql.param(keys)}::uuid[])`;
  await matchWaiting(database, areNamed);
  const rows = await recordsWhere(
    database,
    sql`r.person_id in (select person_id from person_records where ${areNamed})`,
  );
  const found: VisiblePerson[] = [];
  for (const records of Map.groupBy(rows, ({ personId }) => personId).values()) {
    const person = await visiblePersonOf(parts, caller, records);
    if (person) found.push(person);
  }
  const seen = new Set(found.flatMap(visibleKeys));
  if (!keys.every((key) => seen.has(key)) || !mayDecide(caller, ...found)) throw notFound("This person");
  const positionOf = (person: VisiblePerson) => keys.findIndex((key) => person.keys.includes(key));
  return found.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** The keys of the person's records that the caller can see. A decision names no others. */
export function visibleKeys({ records }: Pick<VisiblePerson, "records">): string[] {
  return records.map(({ recordId }) => recordId);
}

/** Decisions that tell these people apart, by records that the caller can see of both, so that a merge ends them. */
export function tellApart(
  decisions: readonly StoredDecision[],
  people: readonly VisiblePerson[],
): StoredDecision[] {
  const keys = new Set(people.flatMap(visibleKeys));
  return decisions.filter(
    ({ kind, recordIds, otherIds }) =>
      kind === "different" && recordIds.some((id) => keys.has(id)) && otherIds.some((id) => keys.has(id)),
  );
}

/** Decides that people are the same: all of their records, now and after any other change. */
export function merge(transaction: Database, caller: Caller, people: readonly VisiblePerson[]) {
  const recordIds = people.flatMap(visibleKeys);
  return decide(transaction, caller, { kind: "same", recordIds, otherIds: [] }, (decisions) =>
    tellApart(decisions, people),
  );
}

/** Decides that records are not of the same person as others. Ends earlier decisions that joined the two. */
export async function separate(
  transaction: Database,
  caller: Caller,
  sides: { readonly recordIds: readonly string[]; readonly otherIds: readonly string[] },
) {
  const [one, other] = [new Set(sides.recordIds), new Set(sides.otherIds)];
  return decide(transaction, caller, { kind: "different", ...sides }, (decisions) =>
    decisions.filter(
      ({ kind, recordIds }) =>
        kind === "same" && recordIds.some((id) => one.has(id)) && recordIds.some((id) => other.has(id)),
    ),
  );
}

async function decide(
  transaction: Database,
  caller: Caller,
  decision: Pick<StoredDecision, "kind"> & {
    readonly recordIds: readonly string[];
    readonly otherIds: readonly string[];
  },
  replacedAmong: (decisions: readonly StoredDecision[]) => readonly StoredDecision[],
): Promise<{ readonly id: string; readonly personId: string | null }> {
  await lockLimit(transaction, "people");
  const keys = [...decision.recordIds, ...decision.otherIds];
  const replaced = replacedAmong(await decisionsOn(transaction, keys));
  const [stored] = await transaction
    .insert(personDecisions)
    .values({
      ...decision,
      recordIds: [...decision.recordIds],
      otherIds: [...decision.otherIds],
      createdBy: caller.userId,
    })
    .returning({ id: personDecisions.id });
  if (!stored) throw new Error("A decision was written but not returned.");
  if (replaced.length > 0)
    await transaction
      .update(personDecisions)
      .set({ endDate: sql`now()`, endedBy: caller.userId, replacedBy: stored.id })
      .where(
        inArray(
          personDecisions.id,
          replaced.map(({ id }) => id),
        ),
      );
  const personId = await matchKeys(transaction, keys);
  await recordAudit(transaction, {
    category: "customer",
    createdBy: caller.userId,
    data1: `people/${stored.id}`,
    data2: keys.join(" "),
    result: decision.kind === "same" ? "merged" : "separated",
  });
  return { id: stored.id, personId };
}

/** A decision with its records. */
type DecisionToUndo = Pick<StoredDecision, "id" | "kind" | "recordIds" | "otherIds">;

/**
 * The decisions among these whose records the caller can all see. Records that were deleted since play no part, nor do
 * those that joined the people later: whoever could decide can undo it.
 */
export async function visibleDecisions<Decision extends DecisionToUndo>(
  parts: PeopleParts,
  caller: Caller,
  decisions: readonly Decision[],
): Promise<Decision[]> {
  if (decisions.length === 0) return [];
  const named = decisions.flatMap(({ recordIds, otherIds }) => [...recordIds, ...otherIds]);
  const records = await recordsWhere(
    parts.services.database,
    sql`r.record_id = any(${sql.param([...new Set(named)])}::uuid[])`,
  );
  const visible = new Set((await visibleAmong(parts, caller, records)).map(({ recordId }) => recordId));
  const hidden = new Set(records.flatMap(({ recordId }) => (visible.has(recordId) ? [] : [recordId])));
  return decisions.filter(({ recordIds, otherIds }) =>
    [...recordIds, ...otherIds].every((id) => !hidden.has(id)),
  );
}

/**
 * The decisions about records that hold and that the caller may undo, latest first.
 * @param keys of records that the caller can see
 */
export async function decisionsToUndo(parts: PeopleParts, caller: Caller, keys: readonly string[]) {
  if (!decides(caller)) return [];
  return visibleDecisions(parts, caller, await decisionsOn(parts.services.database, keys));
}

/**
 * Finds a decision that the caller may undo.
 * @throws Failure 404 if it doesn't exist, or the caller can't see all of its records
 */
export async function decisionToUndo(
  parts: PeopleParts,
  caller: Caller,
  id: string,
): Promise<DecisionToUndo> {
  const found = await parts.services.database
    .select()
    .from(personDecisions)
    .where(eq(personDecisions.id, id));
  const [decision] = decides(caller) ? await visibleDecisions(parts, caller, found) : [];
  if (!decision) throw notFound("This decision");
  return decision;
}

/**
 * Undoes a decision, and restores those that it replaced.
 * @throws Failure 409 if a later decision depends on it, so that undoing it would change nothing or contradict that one
 */
export async function undoDecision(
  transaction: Database,
  caller: Caller,
  { id, kind, recordIds, otherIds }: DecisionToUndo,
): Promise<{ readonly personId: string | null }> {
  await lockLimit(transaction, "people");
  const keys = [...recordIds, ...otherIds];
  const later = (await decisionsOn(transaction, keys)).filter((decision) => decision.id !== id);
  const [replacedSome] = await transaction
    .select({ id: personDecisions.id })
    .from(personDecisions)
    .where(eq(personDecisions.replacedBy, id))
    .limit(1);
  const includes = (decision: StoredDecision) =>
    decision.kind === "same" && recordIds.every((key) => decision.recordIds.includes(key));
  const blocking =
    kind === "same"
      ? later.find(includes)
      : replacedSome &&
        later.find(
          (decision) => decision.kind === "different" && sharesBoth(decision, { recordIds, otherIds }),
        );
  // Whose it is, and what else it is about, is not for everyone who may undo this one.
  if (blocking) throw new Failure(409, "Undo the later decision about the same records first.");
  const ended = await transaction
    .update(personDecisions)
    .set({ endDate: sql`now()`, endedBy: caller.userId })
    .where(and(eq(personDecisions.id, id), isNull(personDecisions.endDate)))
    .returning({ id: personDecisions.id });
  if (ended.length === 0) throw new Failure(409, "This was already undone.");
  await transaction
    .update(personDecisions)
    .set({ endDate: null, endedBy: null, replacedBy: null })
    .where(eq(personDecisions.replacedBy, id));
  const personId = await matchKeys(transaction, keys);
  await recordAudit(transaction, {
    category: "customer",
    createdBy: caller.userId,
    data1: `people/${id}`,
    data2: keys.join(" "),
    result: "undone",
  });
  return { personId };
}

function sharesBoth(
  one: Pick<StoredDecision, "recordIds" | "otherIds">,
  other: Pick<StoredDecision, "recordIds" | "otherIds">,
): boolean {
  return (
    one.recordIds.some((id) => other.recordIds.includes(id)) &&
    one.otherIds.some((id) => other.otherIds.includes(id))
  );
}

/** Recomputes whose records these are. Returns the ID in the API of one of them, or null if all were deleted. */
async function matchKeys(transaction: Database, keys: readonly string[]): Promise<string | null> {
  const rows = await rowsOf(
    transaction,
    sql`select ${identityColumns}, r.known_id as "knownId" from person_records r
      where r.record_id = any(${sql.param(keys)}::uuid[]) order by r.record_id`,
  );
  await matchAll(transaction, readIdentities(rows));
  return rows[0] ? String(rows[0].knownId) : null;
}
