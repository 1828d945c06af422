import { eq } from "drizzle-orm";
import { type Caller, signedIn } from "../../access/caller.ts";
import { personDecisions } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import type { Catalog } from "../../feature/catalog.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import { validationFailure } from "../../http/validation.ts";
import {
  decisionsOn,
  merge,
  peopleToDecide,
  separate,
  tellApart,
  undoDecision,
} from "../../people/decisions.ts";
import { findPerson, type PeopleParts, type VisiblePerson } from "../../people/find-person.ts";
import { readWorkedPolicies } from "../../people/person-policies.ts";
import { answerOf, readPerson } from "../../people/read-person.ts";
import { readTimeline } from "../../people/timeline.ts";
import type { Services } from "../../services/services.ts";

/** People: each is the group of records that belong to one. */
export const peopleFeature = feature({ handlers: peopleHandlers });

function peopleHandlers(services: Services, { lists }: Catalog) {
  const { database } = services;
  const parts: PeopleParts = { services, lists };
  return {
    "people.get": async ({ params: { id }, caller: anybody }) => {
      const caller = signedIn(anybody);
      return readPerson(parts, caller, await findPerson(parts, caller, id));
    },
    "people.timeline": async ({ params: { id }, query, caller: anybody }) => {
      const caller = signedIn(anybody);
      const { records, keys: personKeys } = await findPerson(parts, caller, id);
      const policyIds = records.flatMap(({ kind, sourceId }) => (kind === "policy" ? [sourceId] : []));
      const { unpaid, lost } = await readWorkedPolicies(services, lists, caller, policyIds);
      return readTimeline(database, { ...query, records, personKeys, worked: [...unpaid, ...lost] });
    },
    "people.previewMerge": async ({ body: { keys }, caller }) => {
      const people = await twoPeople(parts, signedIn(caller), keys);
      const replaced = tellApart(
        await decisionsOn(
          database,
          people.flatMap((person) => person.keys),
        ),
        people,
      );
      return {
        people: people.map(({ records }) => ({
          name: records[0].name,
          dob: records.find(({ dob }) => dob !== null)?.dob ?? null,
          records: records.map(answerOf),
        })),
        replaced: replaced.map(({ recordIds: _, otherIds: __, ...decision }) => decision),
      };
    },
    "people.merge": async ({ body: { keys }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const people = await twoPeople(parts, caller, keys);
      return once(database, (transaction) => merge(transaction, caller, people));
    },
    "people.separate": async ({ body: { keys, otherKeys }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const people = await peopleToDecide(parts, caller, [...keys, ...otherKeys]);
      const sides = sidesOf(people, new Set(keys), new Set(otherKeys));
      return once(database, (transaction) => separate(transaction, caller, sides));
    },
    "people.undo": async ({ params: { decisionId }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const [stored] = await database
        .select()
        .from(personDecisions)
        .where(eq(personDecisions.id, decisionId));
      if (!stored) throw notFound("This decision");
      const keys = [...stored.recordIds, ...stored.otherIds];
      await peopleToDecide(parts, caller, keys);
      const decision = { ...stored, createdBy: null, createdDate: stored.createdDate.toISOString() };
      return once(database, (transaction) => undoDecision(transaction, caller, decision));
    },
  } satisfies Partial<Handlers>;
}

/** @throws Failure 422 if the records are of one person */
async function twoPeople(
  parts: PeopleParts,
  caller: Caller,
  keys: readonly string[],
): Promise<readonly VisiblePerson[]> {
  const people = await peopleToDecide(parts, caller, keys);
  if (people.length === 2) return people;
  throw validationFailure("body", { keys: ["These records are of one person already."] });
}

/**
 * The sides of a decision: of two people, all records of each; of one person, the given ones and all others.
 * @throws Failure 422 if a side would be empty, or a record on both
 */
function sidesOf(people: readonly VisiblePerson[], keys: ReadonlySet<string>, others: ReadonlySet<string>) {
  const [first, second] = people;
  if (people.length > 2 || !first || [...keys].some((key) => others.has(key)))
    throw validationFailure("body", {
      otherKeys: ["Choose records of at most two people, each on one side."],
    });
  if (!second) {
    const rest = first.keys.filter((key) => !others.has(key));
    return { recordIds: rest, otherIds: [...others] };
  }
  const isFirst = first.keys.some((key) => keys.has(key));
  return isFirst
    ? { recordIds: first.keys, otherIds: second.keys }
    : { recordIds: second.keys, otherIds: first.keys };
}
