import { type Filter, type ListEndpoint, list as listEndpoint } from "@portico/contract";
import { listQuerySchema } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import { bigserial, pgTable, pgView, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import type { Caller } from "../access/caller.ts";
import { type OpenDatabase, type Row, rowsOf } from "../db/database.ts";
import { policies } from "../db/schema/index.ts";
import { countRows } from "./count.ts";
import type { BoundList, ListScope } from "./list.ts";
import { readPage } from "./page.ts";
import { visibleRows } from "./row-set.ts";
import { findMissingIds, selectIds } from "./select-ids.ts";
import { type StreamOptions, streamRows } from "./stream-rows.ts";

const [ana, ben, cruz] = ["a", "b", "c"].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const caller = (more: Partial<Caller> = {}): Caller => ({
  sessionId: "",
  userId: ana ?? "",
  contactId: null,
  agentId: ana ?? "",
  roles: [],
  claims: [],
  grants: [],
  hasOwnPassword: true,
  ...more,
});
const everyone = caller({ claims: ["hasFullAgentAccess"] });

const events = pgTable("events", {
  id: bigserial({ mode: "bigint" }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text(),
  seller: uuid(),
  servicer: uuid(),
  author: uuid().notNull(),
});
const lateEvents = pgView("late_events", { id: text().notNull(), kind: text() }).existing();

const filters = {
  from: { kind: "date", compare: "from", field: "at" },
  to: { kind: "date", compare: "to", field: "at" },
  on: { kind: "date", compare: "on", field: "at" },
  kind: { kind: "choice", values: ["call", "mail", "visit"], anyOf: true },
  hasNoKind: { kind: "isEmpty", field: "kind" },
} as const satisfies Record<string, Filter>;

const eventEndpoint: ListEndpoint = listEndpoint({
  path: "/Events",
  access: "session",
  summary: "",
  noun: { one: "event", other: "events" },
  fields: {
    id: { label: "ID", format: "id", idType: "bigint" },
    at: { label: "At", format: "dateTime", sortable: true },
    kind: { label: "Kind", sortable: true },
    seller: { label: "Seller" },
  },
  filters,
  params: {},
  sort: "at",
});

/** A list of events with this scope. Times are in New York. */
function eventList(scope: ListScope = "everyone"): BoundList {
  return {
    id: "policies.list",
    scope,
    table: events,
    key: events.id,
    references: [],
    fields: { id: events.id, at: events.at, kind: events.kind, seller: events.seller },
    endpoint: eventEndpoint,
    timeZone: () => "America/New_York",
    today: () => "2026-11-22",
  };
}

const collect = async (chunks: AsyncIterable<Row[]>) => {
  const rows: Row[] = [];
  for await (const chunk of chunks) rows.push(...chunk);
  return rows;
};

const query = (text: string, endpoint = eventEndpoint) =>
  listQuerySchema(endpoint).parse({ pageSize: "500", ...Object.fromEntries(new URLSearchParams(text)) });

describe.each(bothDatabases)("a list on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
    const { database } = opened;
    await database.execute(sql`create table events
      (id bigserial primary key, at timestamptz not null, kind text, seller uuid, servicer uuid, author uuid not null)`);
    await database.execute(sql`create view late_events as
      select 'event-' || id as id, kind from events where at > '2026-11-01T00:00:00Z'`);
    // The clocks in New York go forward on 2026-03-08 and back on 2026-11-01: these days have 23 and 25 hours.
    await database.execute(sql`insert into events (at, kind, seller, servicer, author) values
      ('2026-03-08T04:59:59.999Z', 'call', ${ana}, null, ${cruz}),
      ('2026-03-08T05:00:00Z', 'mail', ${ben}, ${ana}, ${cruz}),
      ('2026-03-09T03:59:59.999Z', 'visit', ${ben}, null, ${ana}),
      ('2026-03-09T04:00:00Z', null, ${ben}, ${ben}, ${cruz}),
      ('2026-11-01T04:00:00Z', 'call', null, null, ${cruz}),
      ('2026-11-02T04:59:59.999Z', null, null, null, ${cruz}),
      ('2026-11-02T05:00:00Z', 'mail', null, null, ${cruz})`);
  });
  afterAll(() => opened.close());

  const ids = async (list: BoundList, who: Caller, text = "") => {
    const { data } = await readPage(opened.database, list, who, query(text));
    return data.map(({ id }) => id);
  };

  it.each([
    ["on=2026-03-08", ["2", "3"]],
    ["from=2026-03-08&to=2026-03-08", ["2", "3"]],
    ["to=2026-03-08", ["1", "2", "3"]],
    ["from=2026-11-01&to=2026-11-01", ["5", "6"]],
    ["on=2026-11-01", ["5", "6"]],
    ["from=2026-11-02", ["7"]],
    ["from=2026-03-09&to=2026-10-31", ["4"]],
  ])("filters timestamps by business days, also those with 23 or 25 hours: %s", async (text, expected) => {
    expect(await ids(eventList(), everyone, text)).toEqual(expected);
  });

  it("filters by one of several values, and by empty values", async () => {
    const narrowed = async (value: Record<string, string | string[]>) => {
      const { filters: read } = listQuerySchema(eventEndpoint).parse(value);
      const rows = visibleRows(eventList(), everyone, { filters: read });
      return (await selectIds(opened.database, rows, 100)).ids;
    };
    expect(await narrowed({ kind: ["call", "visit", "call", ""] })).toEqual(["1", "3", "5"]);
    expect(await narrowed({ kind: "mail" })).toEqual(["2", "7"]);
    expect(await narrowed({ hasNoKind: "true" })).toEqual(["4", "6"]);
    expect(await narrowed({ hasNoKind: "false", kind: ["mail"] })).toEqual(["2", "7"]);
  });

  it("shows rows of any of several agent columns, and rows that the caller wrote", async () => {
    const owned = { area: "Lead", agentId: [events.seller, events.servicer] } as const;
    expect(await ids(eventList(owned), caller())).toEqual(["1", "2"]);
    expect(await ids(eventList({ ...owned, authorId: events.author }), caller())).toEqual(["1", "2", "3"]);
    const granted = caller({ grants: [{ agentId: ben ?? "", resourceId: "Lead" }] });
    expect(await ids(eventList(owned), granted)).toEqual(["1", "2", "3", "4"]);
    const without = caller({ agentId: null });
    expect(await ids(eventList({ ...owned, authorId: events.author }), without)).toEqual(["3"]);
    expect(await ids(eventList(owned), caller({ claims: ["admin.Lead"] }))).toHaveLength(7);
  });

  it("without an agent column shows all rows to users with access to the whole area, and none to others", async () => {
    const owned = { area: "Lead", agentId: [] } as const;
    expect(await ids(eventList(owned), caller())).toEqual([]);
    expect(await ids(eventList(owned), everyone)).toHaveLength(7);
  });

  it("with sequential keys and no version can be exported, selected and checked", async () => {
    const rows = visibleRows(eventList(), everyone);
    const walk = {
      sort: [{ field: "kind", descending: false }],
      fields: ["id", "kind"],
      idsPerQuery: 2,
      rowsPerChunk: 2,
    } satisfies StreamOptions;
    const walked = await collect(streamRows(opened.database, rows, walk));
    expect(walked.map(({ id }) => id)).toEqual(["1", "5", "2", "7", "3", "4", "6"]);
    expect(await selectIds(opened.database, rows, 3)).toEqual({ count: 7, ids: [] });
    expect(await findMissingIds(opened.database, rows, ["7", "8"])).toEqual(["8"]);
  });

  it("counts up to its limit, indicates that there are more, and is exported completely", async () => {
    const list = { ...eventList(), endpoint: { ...eventEndpoint, countUpTo: 5 } };
    const page = (text: string) => readPage(opened.database, list, everyone, query(text, list.endpoint));
    expect(await page("pageSize=2")).toMatchObject({ totalRecords: 5, hasMoreRecords: true, totalPages: 3 });
    expect(await page("to=2026-11-01")).toEqual({ ...(await page("to=2026-11-01")), totalRecords: 5 });
    expect(await page("kind=mail")).toMatchObject({ totalRecords: 2, totalPages: 1 });
    expect(await page("kind=mail")).not.toHaveProperty("hasMoreRecords");
    expect(await countRows(opened.database, visibleRows(list, everyone))).toBe(7);
  });

  it("searches text only within the configured number of days", () => {
    const endpoint: ListEndpoint = {
      ...eventEndpoint,
      filters: { ...filters, note: { kind: "text", field: "kind" } },
      textNeedsDays: { from: "from", to: "to", most: 31 },
    };
    const isTaken = (text: string) =>
      listQuerySchema(endpoint).safeParse(Object.fromEntries(new URLSearchParams(text))).success;
    expect(isTaken("note=")).toBe(true);
    expect(isTaken("note=a")).toBe(false);
    expect(isTaken("note=a&from=2026-01-01")).toBe(false);
    expect(isTaken("note=a&from=2026-01-01&to=2026-01-31")).toBe(true);
    expect(isTaken("note=a&from=2026-01-01&to=2026-02-01")).toBe(false);
    expect(isTaken("from=2020-01-01&to=2026-02-01")).toBe(true);
  });

  it("can be read from a view with a text key", async () => {
    const list: BoundList = {
      ...eventList(),
      table: lateEvents,
      key: lateEvents.id,
      fields: { id: lateEvents.id, kind: lateEvents.kind },
      endpoint: {
        ...eventEndpoint,
        fields: {
          id: { label: "ID", format: "id", idType: "text" },
          kind: { label: "Kind", sortable: true },
        },
        sort: "-kind",
      },
    };
    const { data, totalRecords } = await readPage(opened.database, list, everyone, query("", list.endpoint));
    expect(data).toEqual([
      { id: "event-7", kind: "mail" },
      { id: "event-5", kind: "call" },
      { id: "event-6", kind: null },
    ]);
    expect(totalRecords).toBe(3);
    expect(
      await findMissingIds(opened.database, visibleRows(list, everyone), ["event-5", "Event-5"]),
    ).toEqual(["Event-5"]);
  });

  describe("of groups", () => {
    const byState: BoundList = {
      ...eventList({ area: "Policy", agentId: policies.agentId }),
      table: {
        alias: "by_state",
        query: (visible) => sql`select ${policies.state} as state, count(*)::int as policies,
          sum(${policies.numberOfMembers})::int as members from ${policies} where ${visible} group by 1`,
      },
      key: sql`by_state.state`,
      fields: {
        id: sql`by_state.state`,
        state: sql`by_state.state`,
        policies: sql`by_state.policies`,
        members: sql`by_state.members`,
      },
      endpoint: {
        ...eventEndpoint,
        fields: {
          id: { label: "ID", format: "id", idType: "text" },
          state: { label: "State", sortable: true },
          policies: { label: "Policies", format: "number", sortable: true, summable: true },
          members: { label: "Members", format: "number", sortable: true, summable: true },
        },
        filters: { state: { kind: "text" } },
        sort: "state",
      },
    };
    const expected = async (where = sql`true`) =>
      rowsOf(
        opened.database,
        sql`select state as id, state, count(*)::int as policies, sum(number_of_members)::int as members
          from policies where ${where} group by state order by state`,
      );
    const page = (who: Caller, text: string) =>
      readPage(opened.database, byState, who, query(text, byState.endpoint));

    it("has pages, totals and filters", async () => {
      const all = await page(everyone, "totals=policies,members");
      const groups = await expected();
      expect(all.data).toEqual(groups);
      expect(all.totalRecords).toBe(groups.length);
      expect(all.totals?.members).toBe(groups.reduce((sum, { members }) => sum + Number(members), 0));
      expect((await page(everyone, "state=tx")).data).toEqual(await expected(sql`state = 'TX'`));
    });

    it("counts only rows that the caller can see, in pages, exports and selections", async () => {
      const [row] = await rowsOf(opened.database, sql`select agent_id as id from policies limit 1`);
      const agent = caller({ agentId: String(row?.id) });
      const own = await expected(sql`agent_id = ${row?.id}`);
      expect((await page(agent, "")).data).toEqual(own);
      const rows = visibleRows(byState, agent);
      const walk = { sort: [], fields: ["id", "state", "policies", "members"] };
      expect(await collect(streamRows(opened.database, rows, walk))).toEqual(own);
      expect((await selectIds(opened.database, rows, 100)).ids.toSorted()).toEqual(own.map(({ id }) => id));
      expect((await page(caller(), "")).data).toEqual([]);
    });
  });
});
