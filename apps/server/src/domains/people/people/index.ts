import { type Caller, signedIn } from "../../../access/caller.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { Services } from "../../../services/services.ts";
import { decisionsOn } from "../matching/stored-decisions.ts";
import type { PersonParts } from "./attention.ts";
import { setBirthDate } from "./birth-date.ts";
import {
  decisionToUndo,
  merge,
  peopleToDecide,
  separate,
  tellApart,
  undoDecision,
  visibleKeys,
} from "./decisions.ts";
import { findPerson, type VisiblePerson } from "./find-person.ts";
import { readWorkedPolicies } from "./person-policies.ts";
import { readPerson } from "./read-person.ts";
import { responseOf } from "./record-responses.ts";
import { readTimeline } from "./timeline.ts";
import type { PeopleParts } from "./visible-records.ts";

/** People: each is the group of records that belong to one. */
export const peopleFeature = feature({ handlers: peopleHandlers });

function peopleHandlers(services: Services, { lists }: Catalog) {
  const { database, clock } = services;
  const parts: PersonParts = { services, lists };
  return {
    "people.get": async ({ params: { id }, caller: anybody }) => {
      const caller = signedIn(anybody);
      return readPerson(parts, caller, await findPerson(parts, caller, id));
    },
    "people.timeline": async ({ params: { id }, query, caller: anybody }) => {
      const caller = signedIn(anybody);
      const person = await findPerson(parts, caller, id);
      const { unpaid, lost } = await readWorkedPolicies(parts, caller, person.records);
      return readTimeline(parts, caller, person, { ...query, worked: [...unpaid, ...lost] });
    },
    "people.setBirthDate": async ({ params: { id }, body, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const person = await findPerson(parts, caller, id);
      return once(database, async (transaction) => {
        await setBirthDate(transaction, caller, person, { ...body, now: clock.now(), today: clock.today() });
        return null;
      });
    },
    "people.previewMerge": async ({ body: { keys }, caller }) => {
      const people = await twoPeople(parts, signedIn(caller), keys);
      const replaced = tellApart(await decisionsOn(database, people.flatMap(visibleKeys)), people);
      return {
        people: people.map(({ records }) => ({
          name: records[0].name,
          dob: records.find(({ dob }) => dob !== null)?.dob ?? null,
          records: records.map(responseOf),
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
      const sides = sidesOf(people, keys, otherKeys);
      return once(database, (transaction) => separate(transaction, caller, sides));
    },
    "people.undo": async ({ params: { decisionId }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const decision = await decisionToUndo(parts, caller, decisionId);
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
  throw validationFailure("body", { keys: ["These records already belong to one person."] });
}

/**
 * The sides of a decision: of two people, all records of each that the caller can see; of one person, the given ones and
 * all others that they can see.
 * @throws Failure 422 if a record is on both sides, or a side has records of two people
 */
function sidesOf(people: readonly VisiblePerson[], keys: readonly string[], otherKeys: readonly string[]) {
  const [first, second] = people.map(visibleKeys);
  if (first && !second && !keys.some((key) => otherKeys.includes(key)))
    return { recordIds: first.filter((key) => !otherKeys.includes(key)), otherIds: otherKeys };
  const keysOf = (side: readonly string[]) =>
    [first, second].find((own) => own && side.every((key) => own.includes(key)));
  const [recordIds, otherIds] = [keysOf(keys), keysOf(otherKeys)];
  if (recordIds && otherIds && recordIds !== otherIds) return { recordIds, otherIds };
  throw validationFailure("body", {
    otherKeys: ["Choose records of one person, or of two with one on each side."],
  });
}
