import { randomUUID } from "node:crypto";
import { auditCategories } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { audit, users } from "../../db/schema/index.ts";

const basePath = "/api/AuditLog/results";
const page = z.object({
  data: z.array(z.looseObject({ id: z.string(), createdBy: z.string(), data1: z.string().nullable() })),
  totalRecords: z.number(),
  hasMoreRecords: z.boolean().optional(),
});

describe.each(databaseKinds)("the audit log, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  let adminId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    const { database } = api.services;
    const [admin] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
    adminId = admin?.id ?? "";
  });
  afterAll(() => api.close());

  const read = async (query: string) => page.parse(await api.read(`${basePath}?${query}`, token));
  const found = async (query: string) => (await read(query)).data.map(({ data1 }) => data1);
  /** Inserts an event at a given time and returns its `data1`. */
  const write = async (at: string, more: Partial<typeof audit.$inferInsert> = {}) => {
    const data1 = `things/${randomUUID()}`;
    const event = { category: "note", createdBy: adminId, result: "made", data1, occurredAt: new Date(at) };
    await api.services.database.insert(audit).values({ ...event, ...more });
    return data1;
  };

  it("returns events in the contract's format, newest first", async () => {
    await write("2026-02-01T12:00:00Z");
    await write("2026-02-02T12:00:00Z");
    const response = await api.read(`${basePath}?pageSize=100`, token);
    expect(schemasOf("auditLog.list").response.parse(response)).toEqual(response);
    const moments = z.object({ data: z.array(z.object({ firstAccess: z.string() })) }).parse(response);
    const times = moments.data.map(({ firstAccess }) => firstAccess);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it("names the author: the user name, no one for visitors, or the product", async () => {
    const about = async (more: Partial<typeof audit.$inferInsert>) => {
      await write("2026-02-03T12:00:00Z", more);
      return (await read("from=2026-02-03&to=2026-02-03&pageSize=1")).data[0]?.createdBy;
    };
    expect(await about({})).toBe("admin@portico.test");
    expect(await about({ createdBy: null, category: "sign-in" })).toBe("Not signed in");
    expect(await about({ createdBy: null, category: "policy" })).toBe("System");
    const gone = randomUUID();
    expect(await about({ createdBy: gone })).toBe(gone);
  });

  it("shows a batch of reads as one row with the count and the first and last time", async () => {
    const last = new Date("2026-02-04T12:00:04Z");
    const data1 = await write("2026-02-04T12:00:00Z", { count: 7, lastOccurredAt: last });
    const single = await write("2026-02-04T11:00:00Z");
    expect((await read("from=2026-02-04&to=2026-02-04")).data).toMatchObject([
      {
        data1,
        ocurrency: 7,
        firstAccess: "2026-02-04T12:00:00.000Z",
        lastAccess: "2026-02-04T12:00:04.000Z",
      },
      {
        data1: single,
        ocurrency: 1,
        firstAccess: "2026-02-04T11:00:00.000Z",
        lastAccess: "2026-02-04T11:00:00.000Z",
      },
    ]);
  });

  it("can be filtered by categories, user, entity, and days in the business time zone", async () => {
    const late = await write("2026-03-02T04:59:59Z", { category: "upload" });
    const early = await write("2026-03-02T05:00:00Z", { category: "job", createdBy: null });
    const note = await write("2026-03-02T12:00:00Z");
    const day = "from=2026-03-02&to=2026-03-02";
    expect(await found(day)).toEqual([note, early]);
    expect(await found("from=2026-03-01&to=2026-03-01")).toEqual([late]);
    const both = "from=2026-03-01&to=2026-03-02";
    expect(await found(`${both}&category=upload&category=note`)).toEqual([note, late]);
    expect(await found(`${both}&category=job`)).toEqual([early]);
    expect(await found(`${both}&user=ADMIN@`)).toEqual([note, late]);
    expect(await found(`${both}&entity=${early.slice("things/".length)}`)).toEqual([early]);
    expect(await found(`${both}&user=agent@portico`)).toEqual([]);
  });

  it.each([
    ["user=admin", "user"],
    ["entity=policies&from=2026-03-01", "entity"],
    ["entity=policies&from=2026-01-01&to=2026-06-01", "entity"],
    ["category=everything", "category"],
    ["from=yesterday", "from"],
    ["sort=category", "sort"],
    ["totals=ocurrency", "totals"],
  ])("returns an error that names %s", async (query, name) => {
    const response = await api.send(`${basePath}?${query}`, { token });
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([name]);
  });

  it("is limited to administrators, both the list and single events", async () => {
    const [event] = (await read("pageSize=1")).data;
    for (const email of ["agent@portico.test", "manager@portico.test", "security@portico.test"]) {
      const other = await api.tokenOf(email);
      expect((await api.send(basePath, { token: other })).status).toBe(403);
      expect((await api.send(`/api/AuditLog/${event?.id}`, { token: other })).status).toBe(403);
    }
  });

  it("returns 404 for an unknown event", async () => {
    expect((await api.send("/api/AuditLog/999999999", { token })).status).toBe(404);
    expect((await api.send(`/api/AuditLog/${randomUUID()}`, { token })).status).toBe(422);
  });

  it("audits who reads it and which events they open", async () => {
    const data1 = await write("2026-02-05T12:00:00Z");
    const [event] = (await read("from=2026-02-05&to=2026-02-05&user=admin")).data;
    await api.read(`/api/AuditLog/${event?.id}`, token);
    await api.reads.flush();
    const records = await api.services.database
      .select()
      .from(audit)
      .where(sql`${audit.category} = 'read' and ${audit.data1} like 'auditLog.%'`);
    const opened = records.find((record) => record.data1 === `auditLog.detail/${event?.id}`);
    expect(opened).toMatchObject({ createdBy: adminId, result: "read" });
    const searched = records.find(({ data2 }) => data2?.includes("2026-02-05"));
    expect(searched?.data2).toContain("createdBy");
    // Searches for a user are stored as a hash.
    expect(searched?.data2).not.toContain('"admin"');
    expect(event?.data1).toBe(data1);
  });

  it("can be filtered by every category of events", async () => {
    for (const category of auditCategories)
      await recordAudit(api.services.database, { category, createdBy: null, result: "sample" });
    const query = auditCategories.map((category) => `category=${category}`).join("&");
    expect((await read(query)).totalRecords).toBeGreaterThanOrEqual(auditCategories.length);
  });

  describe("with more events than the maximum count", () => {
    const [count, day] = [10_050, "from=2025-05-01&to=2025-05-31"];
    beforeAll(() =>
      api.services.database.execute(sql`
        insert into audit (category, result, data1, occurred_at)
        select 'job', 'made', 'many/' || number, '2025-05-10T12:00:00Z'::timestamptz + number / 3 * interval '1 second'
        from generate_series(1, ${count}) as number`),
    );

    it("indicates that there are more, and shows the last counted page", async () => {
      expect(await read(`${day}&pageSize=10`)).toMatchObject({ totalRecords: 10_000, hasMoreRecords: true });
      const last = await found(`${day}&pageSize=500&pageNumber=20`);
      expect([last.at(0), last.at(-1)]).toEqual(["many/550", "many/51"]);
      expect(await read(`${day}&entity=many/1005`)).not.toHaveProperty("hasMoreRecords");
    });

    it("can be exported completely and in order", async () => {
      const query = `${day}&columns=data1,firstAccess`;
      const response = await api.send(`${basePath}?${query}`, { token, headers: { accept: "text/csv" } });
      expect(response.headers.get("x-total-rows")).toBe(String(count));
      const rows = csvRows(await response.text()).slice(1);
      expect(rows.map(([data1]) => data1)).toEqual(
        Array.from({ length: count }, (_, index) => `many/${count - index}`),
      );
    });

    it("has no selections, since there are no bulk changes", async () => {
      const body = { endpoint: "auditLog.list", filters: {} };
      expect((await api.send("/api/Selections", { method: "POST", token, body })).status).toBe(422);
    });
  });
});
