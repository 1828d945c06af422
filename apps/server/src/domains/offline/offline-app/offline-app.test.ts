import { noteEntities } from "@portico/contract";
import { offlineAppLimits, validApplication } from "@portico/contract/schemas/offline-app-limits.fixtures";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { applicationForm, memberForm } from "../../../../test/offline-application.ts";
import { rowsOf } from "../../../db/database.ts";
import {
  audit,
  notes,
  offlineCards,
  offlineSsns,
  rowHistory,
  statusChanges,
} from "../../../db/schema/index.ts";
import { createLog } from "../../../log.ts";
import { entryId } from "../../../reference/seed.ts";
import { deleteOldCards } from "./purge-cards.ts";

const made = z.looseObject({ id: z.uuid(), version: z.number() });
const agent = "agent@portico.test";
const manager = "manager@portico.test";
const status = (code: "NEW" | "ASG" | "SUB" | "VOID") => entryId("offlineStatus", code);

describe.each(bothDatabases)("offline applications on $name", (kind) => {
  let api: TestApi;
  const logged: string[] = [];
  beforeAll(async () => {
    api = await openApi(kind, undefined, createLog("trace", { write: (line) => logged.push(line) }));
  });
  afterAll(() => api.close());

  const send = async (path: string, { email = agent, method = "GET", body, version }: Sent = {}) =>
    api.send(`/api/OfflineApp${path}`, {
      method,
      token: await api.tokenOf(email),
      body,
      headers: version === undefined ? {} : { "if-match": `"${version}"` },
    });
  const create = async (more: object = {}, email = agent) => {
    const response = await send("", { method: "POST", body: { ...applicationForm, ...more }, email });
    expect(response.status).toBe(200);
    return made.parse(await response.json());
  };
  const read = async (path: string, email = agent): Promise<unknown> => (await send(path, { email })).json();
  const setStatus = (id: string, body: object, email = manager) =>
    send(`/${id}/status`, { method: "POST", body, email });
  const agentIdOf = async (email: string) => {
    const found = z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .parse(await (await api.send("/api/Agent/simplified", { token: await api.tokenOf(email) })).json());
    return found[0]?.id ?? "";
  };

  it("are New, belong to the agent who submits them, and have the note", async () => {
    const { id } = await create({ note: "Called twice" });
    expect(await read(`/${id}`)).toMatchObject({
      applicationId: id,
      status: "New",
      firstName: "Inés",
      phone: "3055550142",
      createdByAgentName: "Alejandra Ríos",
      assignedToAgentName: null,
      first_time_on_marketplace: true,
      totalMembers: 2,
      offlineAppMembers: [{ firstName: "Luis", relation: "spouse", ssnLastFour: "4321" }],
    });
    expect(await read(`/${id}/status`)).toMatchObject([
      { status: "New", userName: "Alejandra Ríos", agentName: null },
    ]);
    const { database } = api.services;
    const found = await database.select().from(notes).where(eq(notes.entityId, id));
    expect(found).toMatchObject([
      { noteBody: "Called twice", entityMetadataId: noteEntities.offlineApplication },
    ]);
  });

  it("return only the brand and last four digits of the card, and the last four of SSNs", async () => {
    const { id } = await create();
    const text = JSON.stringify(await read(`/${id}`));
    expect(JSON.parse(text)).toMatchObject({
      ssnLastFour: "6789",
      cardBrand: "visa",
      cardLastFour: "1111",
      cardExpDate: "12/40",
    });
    expect(text).not.toMatch(/4111111111111111|123456789|987654321/);
    const list = JSON.stringify(await read(`?name=${encodeURIComponent("Inés")}`));
    expect(list).not.toMatch(/4111|6789/);
  });

  it("store card and Social Security numbers encrypted, without history, and no CVV", async () => {
    const { id } = await create({ cardCvv: "739" });
    const { database, encryption } = api.services;
    const [card] = await database.select().from(offlineCards).where(eq(offlineCards.applicationId, id));
    expect(encryption.decrypt(card?.encrypted ?? "", `offline_cards.encrypted/${id}`)).toBe(
      "4111111111111111",
    );
    expect(JSON.stringify(card)).not.toContain('"739"');
    const history = await database.select().from(rowHistory).where(eq(rowHistory.entityId, id));
    expect(JSON.stringify(history)).not.toMatch(/4111111111111111|123456789|"739"|s1\./);
    await expect(
      database.execute(sql`select 1 from ${offlineSsns} where encrypted like '%123456789%'`),
    ).resolves.toMatchObject({ rows: [] });
  });

  it("leave no card or Social Security number in any table, export, log or error", async () => {
    const canaries = { ssn: "457550193", cardNumber: "5555555555554444", cardCvv: "9173" };
    const { id, version } = await create(canaries);
    const changed = { ...applicationForm, ...canaries, city: "Doral" };
    expect((await send(`/${id}`, { method: "PUT", body: changed, version })).status).toBe(200);
    await send(`/${id}/reveal`, { method: "POST", body: { reason: "marketplace" } });
    await send("/drafts/3f0e6a0e-9d0d-4b7e-8f3e-0a8d5a1c9e11", {
      method: "PUT",
      body: { revision: 0, changed: canaries },
    });
    await api.send("/api/Ncba", {
      method: "POST",
      token: await api.tokenOf(agent),
      body: { rawJSON: JSON.stringify({ ...canaries, members: [canaries] }) },
    });
    const invalid = await send("", { method: "POST", body: { ...applicationForm, ...canaries, city: "" } });
    expect(await invalid.text()).not.toMatch(/457550193|5555555555554444|9173/);
    await api.reads.flush();
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join("")).not.toMatch(/457550193|5555555555554444|"9173"/);
    const { database } = api.services;
    const tables = await rowsOf(
      database,
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) {
      const found = await rowsOf(
        database,
        sql`select 1 from ${sql.raw(String(name))} as row where row::text ~ '457550193|5555555555554444|"9173"'`,
      );
      expect([name, found.length]).toEqual([name, 0]);
    }
    const csv = await api.send("/api/OfflineApp", {
      token: await api.tokenOf(agent),
      headers: { accept: "text/csv" },
    });
    expect(await csv.text()).not.toMatch(/457550193|5555555555554444/);
  });

  it("are validated at the limits of every rule", async () => {
    const submit = async (change: object) => {
      const valid = { ...validApplication, sourceId: entryId("applicationSource", "PHONE") };
      const response = await send("", { method: "POST", body: { ...valid, ...change } });
      const { errors = {} } = z
        .looseObject({ errors: z.record(z.string(), z.array(z.string())).optional() })
        .parse(await response.json());
      return { status: response.status, errors };
    };
    for (const { path, inside, outside, rule } of offlineAppLimits) {
      // Entries of lists must exist, too.
      const isEntry = path === "sourceId" || path === "carrierId";
      for (const change of isEntry ? [] : inside)
        expect([rule, change, await submit(change)]).toEqual([rule, change, { status: 200, errors: {} }]);
      for (const [change] of outside) {
        const { status, errors } = await submit(change);
        expect([rule, change, status, errors[path] !== undefined]).toEqual([rule, change, 422, true]);
      }
    }
  });

  it("keep SSN and card unless they are sent, and remove them for null", async () => {
    const { id, version } = await create();
    const detail = z
      .looseObject({ offlineAppMembers: z.array(z.looseObject({ id: z.uuid() })) })
      .parse(await read(`/${id}`));
    const { ssn: _ssn, cardNumber: _number, cardCvv: _cvv, ...masked } = applicationForm;
    const { ssn: _memberSsn, ...maskedMember } = memberForm;
    const members = [{ ...maskedMember, id: detail.offlineAppMembers[0]?.id }];
    const body = { ...masked, offlineAppMembers: members, lastName: "Cruz Vega" };
    expect((await send(`/${id}`, { method: "PUT", body, version })).status).toBe(200);
    expect(await read(`/${id}`)).toMatchObject({
      lastName: "Cruz Vega",
      ssnLastFour: "6789",
      cardLastFour: "1111",
      offlineAppMembers: [{ ssnLastFour: "4321" }],
    });
    const removed = {
      ...body,
      ssn: null,
      cardNumber: null,
      cardExpDate: undefined,
      married: false,
      offlineAppMembers: [],
      totalMembers: 1,
      applyingForCoverage: 1,
    };
    expect((await send(`/${id}`, { method: "PUT", body: removed })).status).toBe(200);
    expect(await read(`/${id}`)).toMatchObject({ ssnLastFour: null, cardLastFour: null, cardBrand: null });
    const { database } = api.services;
    expect(await database.$count(offlineSsns, eq(offlineSsns.applicationId, id))).toBe(0);
  });

  it("return both versions if someone else was first", async () => {
    const { id, version } = await create();
    const body = { ...applicationForm, city: "Hialeah" };
    expect((await send(`/${id}`, { method: "PUT", body, version })).status).toBe(200);
    const stale = await send(`/${id}`, { method: "PUT", body: { ...body, city: "Doral" }, version });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({ stale: { current: { city: "Hialeah" } } });
  });

  it("are rejected if they are invalid today", async () => {
    const child = { ...memberForm, relation: "child", typeOfIncome: undefined, employerName: undefined };
    for (const [more, field] of [
      [{ dob: "2020-01-01" }, "dob"],
      [{ dob: "2999-01-01" }, "dob"],
      [{ cardExpDate: "01/20" }, "cardExpDate"],
      [{ cardNumber: undefined }, "cardNumber"],
      [{ offlineAppMembers: [{ ...memberForm, dob: "2020-01-01" }] }, "offlineAppMembers.0.dob"],
      [{ offlineAppMembers: [child] }, "offlineAppMembers"],
      [{ married: false }, "married"],
      [{ married: undefined, draftId: "3f0e6a0e-9d0d-4b7e-8f3e-0a8d5a1c9e12" }, "married"],
      [{ totalMembers: 1 }, "totalMembers"],
      [{ annualHouseholdIncome: 49_999.99 }, "annualHouseholdIncome"],
    ] as const) {
      const response = await send("", { method: "POST", body: { ...applicationForm, ...more } });
      expect([field, response.status]).toEqual([field, 422]);
      expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    }
  });

  it("stay as they are if a change has a spouse who isn't married", async () => {
    const { id, version } = await create();
    const body = { ...applicationForm, married: false };
    expect((await send(`/${id}`, { method: "PUT", body, version })).status).toBe(422);
    expect(await read(`/${id}`)).toMatchObject({ version, married: true });
  });

  it("list the household's income where the applicant has none of their own, and sort by it", async () => {
    const lastName = "Fallback";
    const alone = { lastName, typeOfIncome: undefined, annualIncome: undefined, employerName: undefined };
    const { id } = await create({ ...alone, annualHouseholdIncome: 41_000.5 });
    await create({ lastName });
    await create({ lastName, annualIncome: 0 });
    const response = await read(`?name=${lastName}&sort=-annualIncome&columns=annualIncome`);
    expect(response).toMatchObject({
      data: [{ annualIncome: 41_000.5 }, { annualIncome: 30_000 }, { annualIncome: 0 }],
    });
    expect(await read(`/${id}`)).toMatchObject({ annualIncome: null, annualHouseholdIncome: 41_000.5 });
    const csv = await api.send(`/api/OfflineApp?name=${lastName}&columns=annualIncome`, {
      token: await api.tokenOf(agent),
      headers: { accept: "text/csv" },
    });
    expect(await csv.text()).toContain("41000.50");
  });

  it("are seen by their creator, their assignee and managers only", async () => {
    const { id } = await create({}, manager);
    expect((await send(`/${id}`)).status).toBe(404);
    const agentId = await agentIdOf(agent);
    expect((await setStatus(id, { statusId: status("ASG"), agentId })).status).toBe(200);
    expect((await send(`/${id}`)).status).toBe(200);
    expect((await send(`/${id}`, { email: manager })).status).toBe(200);
    expect(await read(`/${id}/status`)).toMatchObject([
      { status: "New", agentName: null },
      { status: "Assigned", agentName: "Alejandra Ríos", comment: "Assigned to Alejandra Ríos" },
    ]);
  });

  it("can only get the statuses that follow theirs", async () => {
    const agentId = await agentIdOf(agent);
    const assign = { statusId: status("ASG"), agentId };
    const submit = { statusId: status("SUB"), applicationId: "4712345678" };
    const [first, second] = [(await create()).id, (await create()).id];
    expect((await setStatus(first, assign, agent)).status).toBe(403);
    expect((await setStatus(first, { statusId: status("SUB") })).status).toBe(422);
    expect((await setStatus(first, { statusId: status("ASG") })).status).toBe(422);
    expect((await setStatus(first, assign)).status).toBe(200);
    expect((await setStatus(first, assign)).status).toBe(200);
    expect((await setStatus(first, { statusId: status("NEW") })).status).toBe(409);
    expect((await setStatus(first, submit, agent)).status).toBe(200);
    expect(await read(`/${first}`)).toMatchObject({ status: "Submitted", marketplaceId: "4712345678" });
    const refused = await send("/status", {
      method: "POST",
      body: { listIds: [first, second], statusId: status("VOID") },
      email: manager,
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: "Nothing was changed. Inés Cruz is Submitted, which is final.",
    });
    expect(await read(`/${second}`)).toMatchObject({ status: "New" });
    expect((await setStatus(second, { statusId: status("VOID") }, agent)).status).toBe(200);
    expect((await setStatus(second, assign)).status).toBe(409);
    expect((await send(`/${second}`, { method: "PUT", body: applicationForm })).status).toBe(409);
    const both = { listIds: [first, second], ...submit };
    expect((await send("/status", { method: "POST", body: both, email: manager })).status).toBe(409);
  });

  it("are assigned together, which can be undone", async () => {
    const listIds = [(await create()).id, (await create()).id];
    const body = { listIds, statusId: status("ASG"), agentId: await agentIdOf(agent) };
    const response = await send("/status", { method: "POST", body, email: manager });
    const { changed, undo } = z
      .object({ changed: z.number(), undo: z.object({ id: z.uuid() }) })
      .parse(await response.json());
    expect(changed).toBe(2);
    const undone = await api.send(`/api/Undo/${undo.id}`, {
      method: "POST",
      token: await api.tokenOf(manager),
    });
    expect(await undone.json()).toMatchObject({ restored: 2 });
    expect(await read(`/${listIds[0]}`)).toMatchObject({ status: "New", assignedToAgentName: null });
  });

  it("reveal an SSN with a reason, which the audit log records", async () => {
    const { id } = await create();
    const reveal = (body: object, email = agent) => send(`/${id}/reveal`, { method: "POST", body, email });
    const response = await reveal({ reason: "marketplace" });
    expect(await response.json()).toEqual({ ssn: "123456789" });
    const { database } = api.services;
    const events = await database
      .select()
      .from(audit)
      .where(and(eq(audit.data1, `offline_applications/${id}`), eq(audit.category, "reveal")));
    expect(events).toMatchObject([{ result: "revealed: The Marketplace asks for it" }]);
    const { id: foreign } = await create({}, manager);
    expect((await send(`/${foreign}/reveal`, { method: "POST", body: { reason: "carrier" } })).status).toBe(
      404,
    );
  });

  it("lose their cards when an administrator deletes them", async () => {
    const { id } = await create();
    const purge = (email: string) => send("/purgeCards", { method: "POST", body: { listIds: [id] }, email });
    expect((await purge(manager)).status).toBe(403);
    expect(await (await purge("admin@portico.test")).json()).toEqual({ purged: 1 });
    expect(await read(`/${id}`)).toMatchObject({ cardLastFour: null, ssnLastFour: "6789" });
  });

  it("lose cards that are older than configured, which the audit log records", async () => {
    const { database, clock, settings } = api.services;
    const { cardRetentionDays } = await settings();
    const [old, recent] = [await create(), await create()];
    const storedDaysAgo = (id: string, days: number) =>
      asSystem(database)
        .update(offlineCards)
        .set({ storedDate: new Date(clock.now().getTime() - days * 86_400_000) })
        .where(eq(offlineCards.applicationId, id));
    await storedDaysAgo(old.id, cardRetentionDays + 0.01);
    await storedDaysAgo(recent.id, cardRetentionDays - 0.01);
    await deleteOldCards(api.services);
    expect(await read(`/${old.id}`)).toMatchObject({ cardLastFour: null, ssnLastFour: "6789" });
    expect(await read(`/${recent.id}`)).toMatchObject({ cardLastFour: "1111" });
    const deletions = await database
      .select()
      .from(audit)
      .where(
        and(
          inArray(
            audit.data1,
            [old, recent].map(({ id }) => `offline_applications/${id}`),
          ),
          eq(audit.data2, "card"),
        ),
      );
    expect(deletions).toMatchObject([
      { data1: `offline_applications/${old.id}`, result: "deleted", createdBy: null },
    ]);
  });

  it("are found as duplicates by name and date of birth, or by phone, within the caller's rows", async () => {
    const dob = "1971-03-04";
    const { id } = await create({ firstName: "Zoé", lastName: "Ibáñez", dob, phone: "786-555-0177" });
    const find = async (body: object, email = agent) =>
      (await send("/duplicates", { method: "POST", body, email })).json();
    const person = { firstName: "zoe", lastName: "IBANEZ", dob };
    expect(await find(person)).toMatchObject({ data: [{ id, fullName: "Zoé Ibáñez", match: "person" }] });
    expect(await find({ phone: "(786) 555-0177" })).toMatchObject({ data: [{ id, match: "phone" }] });
    expect(await find({ ...person, exceptId: id })).toEqual({ data: [] });
    expect(await find({ phone: "786" })).toEqual({ data: [] });
    const { id: foreign } = await create({ phone: "786-555-0178" }, manager);
    expect(await find({ phone: "7865550178" })).toEqual({ data: [] });
    expect(await find({ phone: "7865550178" }, manager)).toMatchObject({ data: [{ id: foreign }] });
  });

  it("are counted by day and status", async () => {
    const counts = z.array(z.object({ status: z.string(), count: z.number() }));
    const before = counts.parse(await read("/perDay", manager));
    await create();
    const after = counts.parse(await read("/perDay", manager));
    const total = (rows: typeof before) => rows.reduce((sum, { count }) => sum + count, 0);
    expect(total(after) - total(before)).toBe(1);
  });

  it("get status history entries with the agent at that time", async () => {
    const { id } = await create();
    const first = await agentIdOf(agent);
    await setStatus(id, { statusId: status("ASG"), agentId: first });
    const { database } = api.services;
    const entries = await database
      .select({ agentId: statusChanges.agentId })
      .from(statusChanges)
      .where(eq(statusChanges.entityId, id))
      .orderBy(statusChanges.createdDate);
    expect(entries).toEqual([{ agentId: null }, { agentId: first }]);
  });
});

interface Sent {
  readonly email?: string;
  readonly method?: string;
  readonly body?: object;
  readonly version?: number;
}
