import { noteEntities } from "@portico/contract";
import { peopleSchemas } from "@portico/contract/features/people/people.schemas";
import { searchSchemas } from "@portico/contract/features/people/search.schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { applicationForm } from "../../../../test/offline-application.ts";
import { customers, leads, personRecords, policies, settings } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { matchEverything } from "../matching/keep-people.ts";

const person = peopleSchemas["people.get"].response;
const made = z.looseObject({ id: z.uuid() });
const decided = peopleSchemas["people.merge"].response;

describe.each(bothDatabases)("people on $name", (kind) => {
  let api: TestApi;
  let agentId: string;
  let otherAgent: Awaited<ReturnType<typeof makeAccount>>;
  beforeAll(async () => {
    api = await openApi(kind);
    agentId = await agentOf(api.services.database, "agent@portico.test");
    otherAgent = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Lead", "view.Customer"],
      isAgent: true,
    });
  });
  afterAll(() => api.close());

  const agent = "agent@portico.test";
  const admin = "admin@portico.test";
  let count = 0;
  /** A person whom nobody else has in this file. */
  const someone = () => {
    count += 1;
    return {
      firstName: "Ofelia",
      lastName: `Quezada${String.fromCharCode(97 + count)}`,
      dob: "1971-03-05",
      phone: `90755501${String(count).padStart(2, "0")}`,
    };
  };
  const emailOf = ({ phone }: { readonly phone: string }) => `${phone}@example.com`;
  type Someone = ReturnType<typeof someone>;
  const addLead = async (
    values: Partial<Someone> & Pick<Someone, "firstName" | "lastName" | "phone">,
    owner = agentId,
  ) => {
    const [row] = await asSystem(api.services.database)
      .insert(leads)
      .values({ ...values, agentId: owner, statusId: entryId("leadStatus", "NEW") })
      .returning();
    return row?.id ?? "";
  };
  const addCustomer = async (values: Someone, owner = agentId) => {
    const [row] = await asSystem(api.services.database)
      .insert(customers)
      .values({
        ...values,
        agentId: owner,
        createdByAgentId: owner,
        statusId: entryId("customerStatus", "ACTIVE"),
        sex: "F",
        comment: "",
        usCitizen: true,
        email: emailOf(values),
      })
      .returning();
    return row?.id ?? "";
  };
  const send = async (path: string, body: unknown, email = agent) =>
    api.send(`/api/People/${path}`, { method: "POST", token: await api.tokenOf(email), body });
  const open = async (id: string, email = agent) =>
    api.send(`/api/People/${id}`, { token: await api.tokenOf(email) });
  const get = async (id: string, email = agent) => {
    const response = await open(id, email);
    expect(response.status, await response.clone().text()).toBe(200);
    return person.parse(await response.json());
  };
  const idsOf = ({ policies, records }: z.output<typeof person>) =>
    [...policies, ...records].map(({ id }) => id).toSorted();

  it("shows the records of one person on one page, from any of them", async () => {
    const ofelia = someone();
    const lead = await addLead(ofelia);
    const customer = await addCustomer({ ...ofelia, firstName: "OFELIA" });
    for (const id of [lead, customer]) {
      const page = await get(id);
      expect(idsOf(page)).toEqual([lead, customer].toSorted());
      expect(page).toMatchObject({
        name: expect.stringMatching(/ofelia/i),
        dob: "1971-03-05",
        phones: [{ value: ofelia.phone, records: [{}, {}] }],
        emails: [{ value: emailOf(ofelia) }],
        coverage: { state: "none" },
        attention: [],
      });
    }
  });

  it("follows a record that changes, and one that is deleted", async () => {
    const [one, other] = [someone(), someone()];
    const lead = await addLead(one);
    const customer = await addCustomer(other);
    expect(idsOf(await get(lead))).toEqual([lead]);
    await asSystem(api.services.database).update(leads).set(other).where(eq(leads.id, lead));
    expect(idsOf(await get(customer))).toEqual([lead, customer].toSorted());
    await asSystem(api.services.database).delete(leads).where(eq(leads.id, lead));
    expect(idsOf(await get(customer))).toEqual([customer]);
    expect((await open(lead)).status).toBe(404);
  });

  it("shows only records that the caller can see, and counts no others", async () => {
    const ofelia = someone();
    const own = await addLead(ofelia, otherAgent.agentId ?? "");
    const hidden = await addCustomer(ofelia);
    const page = await get(own, otherAgent.email);
    expect(idsOf(page)).toEqual([own]);
    expect(page).toMatchObject({ id: own, emails: [], canDecide: false });
    expect(JSON.stringify(page)).not.toContain(hidden);
    // Even the ID of a hidden record doesn't tell whose it is.
    expect((await open(hidden, otherAgent.email)).status).toBe(404);
    const stranger = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Lead", "view.Customer", "view.Policy"],
      isAgent: true,
    });
    expect((await open(own, stranger.email)).status).toBe(404);
    expect((await open("3f0e6a0e-9d0d-4b7e-8f3e-0a8d5a1c9e11", stranger.email)).status).toBe(404);
    expect((await open(own, "customer@portico.test")).status).toBe(403);
  });

  it("offers who may be the same, and does what people decide", async () => {
    const ofelia = someone();
    const lead = await addLead({
      firstName: ofelia.firstName,
      lastName: ofelia.lastName,
      phone: ofelia.phone,
    });
    const customer = await addCustomer(ofelia);
    const page = await get(customer);
    expect(page.attention).toMatchObject([{ kind: "possible", id: lead, canDecide: true }]);
    const keys = [lead, customer];
    const preview = peopleSchemas["people.previewMerge"].response.parse(
      await (await send("merge/preview", { keys })).json(),
    );
    expect(preview.people).toHaveLength(2);
    const merged = decided.parse(await (await send("merge", { keys })).json());
    const whole = await get(lead);
    expect(idsOf(whole)).toEqual(keys.toSorted());
    expect(whole).toMatchObject({ attention: [], decisions: [{ id: merged.id, kind: "same" }] });
    expect((await send("merge", { keys })).status).toBe(422);
    const separated = decided.parse(
      await (await send("separate", { keys: [customer], otherKeys: [lead] })).json(),
    );
    expect(idsOf(await get(lead))).toEqual([lead]);
    expect((await get(customer)).attention).toEqual([]);
    expect((await send(`decisions/${separated.id}/undo`, {})).status).toBe(200);
    expect(idsOf(await get(lead))).toEqual(keys.toSorted());
    expect((await send(`decisions/${merged.id}/undo`, {})).status).toBe(200);
    expect(idsOf(await get(lead))).toEqual([lead]);
    expect((await send(`decisions/${merged.id}/undo`, {})).status).toBe(409);
  });

  it("undoes a decision after one of its records was deleted, and refuses sides of two people", async () => {
    const ofelia = someone();
    const lead = await addLead(ofelia);
    const customer = await addCustomer(ofelia);
    const stranger = await addCustomer(someone());
    await get(lead);
    const mixed = { keys: [lead, stranger], otherKeys: [customer] };
    expect((await send("separate", mixed)).status).toBe(422);
    const separated = decided.parse(
      await (await send("separate", { keys: [lead], otherKeys: [customer] })).json(),
    );
    expect(idsOf(await get(customer))).toEqual([customer]);
    await asSystem(api.services.database).delete(leads).where(eq(leads.id, lead));
    const undone = await send(`decisions/${separated.id}/undo`, {});
    expect(await undone.json()).toEqual({ personId: customer });
  });

  it("refuses decisions about records that the caller can't see", async () => {
    const ofelia = someone();
    const own = await addCustomer(ofelia, otherAgent.agentId ?? "");
    const hidden = await addCustomer({ ...ofelia, dob: "1990-01-01" });
    const keys = [own, hidden];
    for (const path of ["merge", "merge/preview"])
      expect((await send(path, { keys }, otherAgent.email)).status).toBe(404);
    expect((await send("separate", { keys: [own], otherKeys: [hidden] }, otherAgent.email)).status).toBe(404);
    const merged = decided.parse(await (await send("merge", { keys }, admin)).json());
    expect((await send(`decisions/${merged.id}/undo`, {}, otherAgent.email)).status).toBe(404);
    expect((await get(own, otherAgent.email)).decisions).toEqual([]);
    expect((await get(own, admin)).attention).toMatchObject([{ kind: "births" }]);
    expect((await get(own, otherAgent.email)).attention).toEqual([]);
  });

  it("lets whoever decided undo it, also after a record that they can't see joined the person", async () => {
    const ofelia = someone();
    const [lead, customer] = [
      await addLead(ofelia, otherAgent.agentId ?? ""),
      await addCustomer(ofelia, otherAgent.agentId ?? ""),
    ];
    const sides = { keys: [lead], otherKeys: [customer] };
    const separated = decided.parse(await (await send("separate", sides, otherAgent.email)).json());
    await addCustomer({ ...ofelia, firstName: "OFELIA" });
    const page = await get(lead, otherAgent.email);
    expect(page).toMatchObject({ canDecide: true, decisions: [{ id: separated.id }] });
    expect(page.timeline.entries.filter(({ kind: event }) => event === "person")).toHaveLength(1);
    const undone = await send(`decisions/${separated.id}/undo`, {}, otherAgent.email);
    expect(undone.status).toBe(200);
    expect(await get(lead, otherAgent.email)).toMatchObject({ canDecide: false, decisions: [] });
  });

  it("compares the records of a person at once, however many others wait", async () => {
    const ofelia = someone();
    const { database } = api.services;
    const opened = await addLead(ofelia);
    expect(idsOf(await get(opened))).toEqual([opened]);
    await asSystem(database)
      .insert(leads)
      .values(
        Array.from({ length: 450 }, (_, index) => ({
          ...{ firstName: "Waiting", lastName: "Lead", agentId, statusId: entryId("leadStatus", "NEW") },
          phone: `30655${String(index).padStart(5, "0")}`,
          dob: "1960-01-01",
        })),
      );
    // Only the other records of the person wait, and no key joins the last one with the first.
    const customer = await addCustomer({ ...ofelia, firstName: "OFELIA" });
    const moved = await addCustomer({ ...ofelia, phone: "9075559999" });
    await asSystem(database)
      .update(customers)
      .set({ email: emailOf(ofelia) })
      .where(eq(customers.id, moved));
    const slip = await addLead({ ...ofelia, dob: "1971-03-06" });
    const slipped = await addCustomer({ ...ofelia, dob: "1971-03-06" });
    const page = await get(opened);
    expect(idsOf(page)).toEqual([opened, customer, moved].toSorted());
    const [possible, ...others] = page.attention;
    expect(others).toEqual([]);
    expect(possible).toMatchObject({ kind: "possible" });
    expect(possible?.kind === "possible" && possible.records.map(({ id }) => id).toSorted()).toEqual(
      [slip, slipped].toSorted(),
    );
    const waiting = await database.$count(personRecords, eq(personRecords.isPending, true));
    expect(waiting).toBeGreaterThanOrEqual(450);
  });

  it("shows notes on the person with each record, and everything that happened in one timeline", async () => {
    const ofelia = someone();
    const lead = await addLead(ofelia);
    const customer = await addCustomer(ofelia);
    const note = new FormData();
    note.set("noteBody", "Prefers mornings");
    note.set("entityId", customer);
    note.set("entityMetadataId", noteEntities.person);
    const token = await api.tokenOf(agent);
    expect((await api.send("/api/Notes", { method: "POST", token, body: note })).status).toBe(200);
    for (const path of [`${lead}/${noteEntities.lead}`, `${customer}/${noteEntities.person}`])
      expect(await api.read(`/api/Notes/${path}`, token)).toMatchObject({
        data: [{ noteBody: "Prefers mornings" }],
      });
    const statusId = entryId("leadStatus", "DO_NOT_CALL");
    const headers = { "if-match": '"1"' };
    await api.send(`/api/Leads/${lead}`, { method: "PATCH", token, headers, body: { statusId } });
    const page = await get(lead);
    expect(page.doNotCall).toBe(true);
    expect(page.timeline.entries.map(({ kind: event }) => event)).toEqual(
      expect.arrayContaining(["status", "note", "created"]),
    );
    const notesOnly = peopleSchemas["people.timeline"].response.parse(
      await api.read(`/api/People/${lead}/timeline?kind=note`, token),
    );
    expect(notesOnly).toMatchObject({ entries: [{ text: "Prefers mornings" }], hasMore: false });
  });

  it("finds the household of an application, and joins by Social Security number", async () => {
    const token = await api.tokenOf(agent);
    const create = async (changes: object) =>
      made.parse(
        await (
          await api.send("/api/OfflineApp", {
            method: "POST",
            token,
            body: { ...applicationForm, ...changes },
          })
        ).json(),
      ).id;
    const first = await create({ phone: "9075550180" });
    const second = await create({ phone: "9075550181", email: "other@example.com", lastName: "Otero" });
    const page = await get(first);
    expect(idsOf(page)).toEqual([first, second].toSorted());
    expect(page.household).toMatchObject([
      { id: null },
      { name: "Luis Cruz", relation: "spouse", dob: "1985-07-14" },
    ]);
    const spouse = await get(page.household[1]?.id ?? "");
    expect(spouse).toMatchObject({
      name: "Luis Cruz",
      household: [{ name: expect.stringMatching(/^Inés/) }, { id: null }],
    });
  });

  it("shows coverage, unpaid policies and commissions of policies", async () => {
    await matchEverything(api.services);
    const [policy] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.agentId, agentId))
      .limit(1);
    const page = await get(policy?.id ?? "");
    expect(page.policies.map(({ policyNumber }) => policyNumber)).toContain(policy?.policyNumber);
  });

  it("are found in the search as soon as they are written, by records that the caller can see", async () => {
    const ofelia = someone();
    const lead = await addLead(ofelia, otherAgent.agentId ?? "");
    const customer = await addCustomer(ofelia, otherAgent.agentId ?? "");
    await addCustomer({ ...ofelia, firstName: "OFELIA" });
    const find = async (email: string) => {
      const token = await api.tokenOf(email);
      const body = { search: ofelia.phone };
      const response = await api.send("/api/Search", { method: "POST", token, body });
      return searchSchemas["search.records"].response.parse(await response.json()).people;
    };
    const [found, ...others] = await find(otherAgent.email);
    expect(others).toEqual([]);
    expect([lead, customer]).toContain(found?.id);
    expect(found?.records).toEqual(["customer", "lead"]);
    expect(await find(agent)).toEqual([]);
  });

  it("collects records from before people, with the same people as when they were written", async () => {
    const { database, encryption } = api.services;
    const whose = async () => {
      await matchEverything({ database, encryption });
      return database
        .select({ recordId: personRecords.recordId, personId: personRecords.personId })
        .from(personRecords)
        .orderBy(personRecords.recordId);
    };
    const before = await whose();
    expect(before.length).toBeGreaterThan(100);
    await database.delete(personRecords);
    await database.delete(settings).where(eq(settings.name, "people of existing records"));
    expect(await whose()).toEqual(before);
  });
});
