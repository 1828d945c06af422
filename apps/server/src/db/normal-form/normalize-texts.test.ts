import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { entryId } from "../../reference/seed.ts";
import { leads, rowHistory, savedViews, settings, users } from "../schema/index.ts";
import { normalizeStep } from "./normalize-texts.ts";
import { textTables } from "./text-columns.ts";

const log = pino({ enabled: false });
const decomposed = "Jose\u0301";
const only = (table: string) => textTables.filter(({ name }) => name === table);

describe.each(bothDatabases)("texts of earlier versions, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const convertAll = async (options: { limit?: number; tables?: typeof textTables } = {}) => {
    const { database } = api.services;
    await database.delete(settings).where(eq(settings.name, "texts in NFC"));
    for (;;) {
      const progress = await normalizeStep(database, { log, ...options });
      if (progress.isDone) return progress;
    }
  };
  const addLeads = async (count: number) => {
    const { database } = api.services;
    const agentId = await agentOf(database, "agent@portico.test");
    const statusId = entryId("leadStatus", "NEW");
    const lead = { firstName: decomposed, lastName: "Quill", phone: "3055550142", statusId, agentId };
    const rows = Array.from({ length: count }, () => lead);
    return asSystem(database).insert(leads).values(rows).returning();
  };

  it("are converted in steps, without a new version or an entry in the history", async () => {
    const { database } = api.services;
    const added = await addLeads(5);
    const count = await database.$count(leads);
    expect(await convertAll({ limit: Math.ceil(count / 3), tables: only("leads") })).toMatchObject({
      changed: 5,
    });
    for (const { id, version } of added) {
      const [row] = await database.select().from(leads).where(eq(leads.id, id));
      expect(row).toMatchObject({ firstName: "José", version });
      expect(await database.$count(rowHistory, eq(rowHistory.entityId, id))).toBe(1);
    }
    expect(await convertAll()).toMatchObject({ changed: 0, conflicts: 0 });
  });

  it("stay where a row would equal another that must be unique", async () => {
    const { database } = api.services;
    const [user] = await database.select().from(users).limit(1);
    if (!user) throw new Error("There is no user.");
    const view = { ownerId: user.id, screenId: "leads", value: {} };
    await database.insert(savedViews).values([
      { ...view, name: "José" },
      { ...view, name: decomposed },
      { ...view, name: "Ine\u0301s" },
    ]);
    expect(await convertAll({ tables: only("saved_views") })).toMatchObject({ conflicts: 1 });
    const names = (await database.select().from(savedViews)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Inés", "José", decomposed].toSorted());
  });

  it("hide no other change from the history", async () => {
    const { database } = api.services;
    const [lead] = await addLeads(1);
    if (!lead) throw new Error("The lead was not added.");
    await database.transaction(async (transaction) => {
      await transaction.execute(
        sql`select set_config('portico.author', 'system', true), set_config('portico.normalizing', 'on', true)`,
      );
      await transaction.update(leads).set({ firstName: "Ana" }).where(eq(leads.id, lead.id));
    });
    const [row] = await database.select().from(leads).where(eq(leads.id, lead.id));
    expect(row?.version).toBe(lead.version + 1);
  });
});

it("are those that people entered: no password, signed consent, audit row, or raw record", () => {
  const columns = textTables.flatMap(({ name, texts }) => texts.map((column) => `${name}.${column.name}`));
  expect(columns).toEqual(
    expect.arrayContaining(["leads.first_name", "notes.note_body", "saved_views.name"]),
  );
  expect(
    columns.filter((column) =>
      /^(?:audit|row_history|consent_requests)|password_hash|\.raw$|encrypted/.test(column),
    ),
  ).toEqual([]);
});
