import { randomInt, randomUUID } from "node:crypto";
import { type Area, areas, endpoints, noteEntities, pathFromOrigin } from "@portico/contract";
import { timelineKinds } from "@portico/contract/features/people/people";
import { recordKinds } from "@portico/contract/features/people/search";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { type AddedRecord, addPersonRecord, type PersonValues } from "../../../../test/person-records.ts";
import { whoMayCall } from "../../../../test/who-may-call.ts";
import {
  favoriteRecords,
  leads,
  notes,
  personDecisions,
  personRecords,
  policies,
  statusChanges,
  unpaidPolicies,
  visibility,
} from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { matchEverything } from "../matching/keep-people.ts";
import type { ListedKind } from "./visible-records.ts";

const areaOf = {
  customer: "Customer",
  policy: "Policy",
  lead: "Lead",
  application: "OfflineApp",
  marketplaceApplication: "Application",
} as const satisfies Record<ListedKind, Area>;
const kinds = Object.keys(areaOf) as ListedKind[];

/** A user by their claims, and whether Visibility shows them another agent's rows in place of their own agent's. */
interface UserKind {
  readonly claims: readonly string[];
  readonly isGranted?: boolean;
}

const userKinds: readonly UserKind[] = [
  ...whoMayCall["people.get"].map((line) => ({ claims: line.split(" ").slice(1) })),
  { claims: areas.map((area) => `view.${area}`) },
  { claims: ["view.Customer", "view.Policy"] },
  { claims: ["view.Customer", "view.Lead", "view.OfflineApp"], isGranted: true },
  { claims: ["view.Lead", "hasFullAgentAccess"] },
  { claims: ["view.Customer", "hasFullAgentAccess"] },
  { claims: ["admin.Customer", "hasFullAgentAccess"] },
  { claims: ["admin.Customer", "view.Policy", "hasFullAgentAccess"] },
];

const opens = ({ claims }: UserKind, kind: ListedKind) =>
  claims.includes(`view.${areaOf[kind]}`) || claims.includes(`admin.${areaOf[kind]}`);
/** Whether a user sees all rows of a kind, so that none can be hidden from them. */
const seesAll = (user: UserKind, kind: ListedKind) =>
  opens(user, kind) &&
  (user.claims.includes(`admin.${areaOf[kind]}`) || user.claims.includes("hasFullAgentAccess"));
const decidesAboutAll = ({ claims }: UserKind) =>
  claims.includes("admin.Customer") && claims.includes("hasFullAgentAccess");

type Responses = Readonly<Record<string, string>>;

describe.each(databaseKinds)("what reads through links tells of hidden records, on $name", (kind) => {
  let api: TestApi;
  let stranger: string;
  beforeAll(async () => {
    api = await openApi(kind);
    stranger = await agentOf(api.services.database, "manager@portico.test");
  });
  afterAll(() => api.close());

  /** A user with a record of each kind that they may open, of one person, and one of somebody who may be the same. */
  const prepare = async (user: UserKind) => {
    const { database } = api.services;
    const account = await makeAccount(database, { roles: ["agent"], claims: user.claims, isAgent: true });
    let agentId = account.agentId ?? "";
    if (user.isGranted) {
      agentId = await agentOf(database, "agent@portico.test");
      await database
        .insert(visibility)
        .values({ contactId: account.contactId, agentId, resourceId: "__all__" });
    }
    const digits = String(randomInt(10 ** 6)).padStart(6, "0");
    const family = [...digits].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
    const person: PersonValues = {
      firstName: "Ofelia",
      lastName: `Quezada${family}`,
      dob: "1971-03-05",
      phone: `9075${digits}`,
      email: `${family}@example.com`,
    };
    const opened = kinds.filter((each) => opens(user, each));
    const own: AddedRecord[] = [];
    for (const each of opened) own.push(await addPersonRecord(database, each, person, { agentId }));
    const [first = "lead"] = opened;
    own.push(await addPersonRecord(database, first, person, { agentId }));
    // The same name and phone with a slip in the birth date: a possible match.
    const slip = { ...person, dob: "1971-03-15", email: `other-${person.email}` };
    const others = [await addPersonRecord(database, first, slip, { agentId })];
    await database.insert(favoriteRecords).values(
      [...own, ...others].map((record) => ({
        userId: account.userId,
        kind: record.kind,
        recordId: record.id,
      })),
    );
    return { user, token: await api.tokenOf(account.email), person, slip, own, others };
  };
  type World = Awaited<ReturnType<typeof prepare>>;

  /** Adds records of the person that the user can't see, with all that pages show of records. */
  const hide = async ({ user, person, slip }: World, variant: Partial<PersonValues> = {}) => {
    const { database } = api.services;
    const added: AddedRecord[] = [];
    for (const each of kinds.filter((one) => !seesAll(user, one)))
      for (const values of [person, slip])
        added.push(
          await addPersonRecord(
            database,
            each,
            { ...values, email: `hidden-${randomUUID()}@example.com`, ...variant },
            { agentId: stranger, isDoNotCall: true },
          ),
        );
    await asSystem(database)
      .insert(notes)
      .values(
        added.map(({ key }) => ({
          entityId: key,
          entityMetadataId: noteEntities.lead,
          noteBody: "Hidden note",
        })),
      );
    await database.insert(statusChanges).values(
      added.map(({ key }) => ({
        entity: "leads",
        entityId: key,
        statusId: entryId("leadStatus", "DO_NOT_CALL"),
      })),
    );
    const policyKeys = added.flatMap((record) => (record.kind === "policy" ? [record.key] : []));
    if (policyKeys.length > 0)
      await asSystem(database)
        .insert(unpaidPolicies)
        .values(
          (await database.select().from(policies).where(inArray(policies.id, policyKeys))).map((row) => ({
            policyId: row.id,
            carrierId: row.carrierId,
            agentId: row.agentId,
            statusId: entryId("unpaidStatus", "NEW"),
            month: 1,
            year: 2026,
            paidThroughDate: "2025-12-31",
            graceEndDate: "2026-01-31",
          })),
        );
    return added;
  };

  /** Adds many people who could be the same, and whom the user can't see: more than are compared. */
  const crowd = async ({ user, person }: World) => {
    if (seesAll(user, "lead")) return;
    await asSystem(api.services.database)
      .insert(leads)
      .values(
        Array.from({ length: 250 }, () => ({
          firstName: person.firstName,
          lastName: person.lastName,
          phone: person.phone,
          agentId: stranger,
          statusId: entryId("leadStatus", "NEW"),
        })),
      );
  };

  const call = async (token: string, path: string, body?: unknown, accept = "application/json") => {
    const response = await api.send(path, {
      ...{ token, headers: { accept } },
      ...(body !== undefined && { method: "POST", body }),
    });
    return `${response.status} ${await response.text()}`;
  };

  /** What a user reads through links. Hidden IDs read like those of nothing. */
  const readAll = async ({ user, token, person, own, others }: World, hidden: readonly AddedRecord[]) => {
    const responses: Record<string, string> = {};
    for (const { id } of [...own, ...others]) {
      responses[`person ${id}`] = await call(token, `/api/People/${id}`);
      responses[`timeline ${id}`] = await call(token, `/api/People/${id}/timeline`);
      responses[`notes of person ${id}`] = await call(token, `/api/Notes/${id}/${noteEntities.person}`);
    }
    for (const each of timelineKinds)
      responses[`timeline of ${each}`] = await call(token, `/api/People/${own[0]?.id}/timeline?kind=${each}`);
    for (const search of [person.phone, `${person.firstName} ${person.lastName}`]) {
      responses[`palette ${search}`] = await call(token, "/api/Search", { search });
      for (const each of kinds) {
        const path = `${pathFromOrigin(endpoints[recordKinds[each]])}?search=${encodeURIComponent(search)}`;
        responses[`${each} list ${search}`] = await call(token, path);
        responses[`${each} export ${search}`] = await call(
          token,
          `${path}&columns=id`,
          undefined,
          "text/csv",
        );
      }
    }
    responses["favorite records"] = await call(token, "/api/user/favorites/records");
    const unknown: AddedRecord = { kind: "lead", id: randomUUID(), key: randomUUID() };
    const tried = new Map(hidden.map((record) => [record.kind, record])).values();
    for (const { kind: ofKind, id, key } of [unknown, ...tried]) {
      responses[`hidden person ${id}`] = await call(token, `/api/People/${id}`);
      responses[`hidden timeline ${id}`] = await call(token, `/api/People/${id}/timeline`);
      responses[`hidden notes ${id}`] = await call(token, `/api/Notes/${id}/${noteEntities.person}`);
      responses[`hidden favorite ${id}`] = await call(token, "/api/user/favorites/records", {
        kind: opens(user, ofKind) ? ofKind : "user",
        recordId: id,
      });
      const keys = [own[0]?.key, key];
      responses[`hidden preview ${id}`] = await call(token, "/api/People/merge/preview", { keys });
      responses[`hidden merge ${id}`] = await call(token, "/api/People/merge", { keys });
      responses[`hidden separate ${id}`] = await call(token, "/api/People/separate", {
        keys: [own[0]?.key],
        otherKeys: [key],
      });
    }
    return responses;
  };

  /** What a user reads while they decide about what they can see, and undo it. */
  const decide = async ({ token, own, others }: World) => {
    const responses: Record<string, string> = {};
    const [one, second] = own;
    const [other] = others;
    const keys = [one?.key, other?.key];
    const idOf = (response = "") => /"id":"([^"]+)"/.exec(response)?.[1] ?? randomUUID();
    const open = async (when: string) => {
      for (const record of [one, second, other])
        responses[`${when}: person ${record?.id}`] = await call(token, `/api/People/${record?.id}`);
    };
    const undo = async (when: string, response = "") => {
      responses[`${when}: undo`] = await call(token, `/api/People/decisions/${idOf(response)}/undo`, {});
      responses[`${when}: undo again`] = await call(
        token,
        `/api/People/decisions/${idOf(response)}/undo`,
        {},
      );
      await open(`${when}, undone`);
    };
    const separation = { keys: [one?.key], otherKeys: [second?.key] };
    responses.preview = await call(token, "/api/People/merge/preview", { keys });
    responses.merge = await call(token, "/api/People/merge", { keys });
    await open("merged");
    responses["preview again"] = await call(token, "/api/People/merge/preview", { keys });
    responses["separate what was merged"] = await call(token, "/api/People/separate", {
      keys: [one?.key],
      otherKeys: [other?.key],
    });
    await open("separated what was merged");
    responses["too early"] = await call(token, `/api/People/decisions/${idOf(responses.merge)}/undo`, {});
    await undo("separated what was merged", responses["separate what was merged"]);
    await undo("merged", responses.merge);
    responses.separate = await call(token, "/api/People/separate", separation);
    await open("separated");
    await undo("separated", responses.separate);
    return responses;
  };

  /** The same text for all decisions, times after the start of this test, and IDs of nothing visible. */
  const plainly = (responses: Responses, hidden: readonly AddedRecord[]): Responses => {
    const ids = hidden.flatMap(({ id, key }) => [id, key]);
    const decisions = /"id":"[^"]+","(kind":"(?:same|different)|personId)"/g;
    const plain = Object.entries(responses).map(([name, response]) => [
      name,
      response
        .replaceAll(decisions, '"id":"decision","$1"')
        .replaceAll(/"id":"person [^"]+"/g, '"id":"event"')
        .replaceAll(/"(at|createdDate)":"[^"]+"/g, (given) =>
          given.includes("2026-01-05T15:00") ? given : '"time"',
        ),
    ]);
    for (const [name, response] of plain)
      for (const id of ids) expect(response, `${name} names a hidden record`).not.toContain(id);
    return Object.fromEntries(plain);
  };

  /** The responses about hidden IDs: all must be those of an ID of nothing. */
  const withoutHidden = (responses: Responses): Responses => {
    const byCall = Object.groupBy(
      Object.entries(responses).filter(([name]) => name.startsWith("hidden")),
      ([name]) => name.replace(/ \S+$/, ""),
    );
    const summaries = Object.entries(byCall).map(([name, found = []]) => [
      name,
      [...new Set(found.map(([, response]) => response))].join("\n"),
    ]);
    const others = Object.entries(responses).filter(([name]) => !name.startsWith("hidden"));
    return Object.fromEntries([...others, ...summaries]);
  };

  /** Forgets what the user decided, as if they had not. */
  const forget = async ({ own, others }: World) => {
    const keys = [...own, ...others].map(({ key }) => key);
    const { database } = api.services;
    await database
      .delete(personDecisions)
      .where(sql`${personDecisions.recordIds} && ${sql.param(keys)}::uuid[]`);
    await database
      .update(personRecords)
      .set({ isPending: true })
      .where(inArray(personRecords.recordId, keys));
    await matchEverything(api.services);
  };

  it.each(
    userKinds.map((user) => [`${user.claims.join(", ")}${user.isGranted ? ", granted" : ""}`, user] as const),
  )("nothing to %s", async (_name, user) => {
    const world = await prepare(user);
    await matchEverything(api.services);
    const alone = withoutHidden(plainly(await readAll(world, []), []));
    expect(alone[`person ${world.own[0]?.id}`]).toMatch(/^200 /);
    expect(alone["hidden person"]).toMatch(/^404 /);
    const hidden = await hide(world);
    const withHidden = withoutHidden(plainly(await readAll(world, hidden), hidden));
    // That there is a record which they can't see is told by whether they may decide, and by nothing else.
    const right = /"canDecide":(true|false)/g;
    const withoutRight = (responses: Responses) =>
      Object.fromEntries(
        Object.entries(responses).map(([name, response]) => [name, response.replaceAll(right, "")]),
      );
    expect(withoutRight(withHidden)).toEqual(withoutRight(alone));
    if (decidesAboutAll(user) || hidden.length === 0) expect(withHidden).toEqual(alone);

    const decided = plainly(await decide(world), hidden);
    const mayCall = user.claims.some((claim) => /Customer/.test(claim));
    const isDecider = decidesAboutAll(user) || (mayCall && hidden.length === 0);
    expect(decided.merge).toMatch(isDecider ? /^200 / : mayCall ? /^404 / : /^403 /);
    for (const name of Object.keys(decided).filter((each) => each.endsWith(": undo")))
      expect(decided[name], name).toMatch(isDecider ? /^200 / : mayCall ? /^404 / : /^403 /);
    const names = await api.services.database
      .select({ recordIds: personDecisions.recordIds, otherIds: personDecisions.otherIds })
      .from(personDecisions)
      .where(eq(personDecisions.kind, "same"));
    const hiddenKeys = new Set(hidden.map(({ key }) => key));
    for (const { recordIds, otherIds } of names)
      for (const id of [...recordIds, ...otherIds]) expect(hiddenKeys.has(id)).toBe(false);
    await forget(world);

    // More of them, with other values that pages and comparisons show.
    const more = [
      ...hidden,
      ...(await hide(world, { firstName: "Ofelia María" })),
      ...(await hide(world, { dob: "1971-05-03" })),
    ];
    await crowd(world);
    await matchEverything(api.services);
    expect(withoutHidden(plainly(await readAll(world, more), more))).toEqual(withHidden);
    expect(plainly(await decide(world), more)).toEqual(decided);
    await forget(world);
  });
});
