import { once } from "node:events";
import type { ExportFormat } from "@portico/contract";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies as list } from "../../../test/bound-policies.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { demoNow, demoPolicies } from "../../../test/demo-day.ts";
import { type WatchedDatabase, watch } from "../../../test/watched-database.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { createEncryption, dataKeyBytes } from "../../encryption/encryption.ts";
import { type Listener, listen } from "../../http/listener.ts";
import { businessClock, defaultTimeZone } from "../../time/business-clock.ts";
import { exportList } from "./export-list.ts";
import { createExportQueue } from "./export-queue.ts";

const caller = {
  sessionId: "00000000-0000-4000-8000-000000000000",
  userId: "00000000-0000-4000-8000-000000000000",
  contactId: null,
  agentId: null,
  roles: [],
  claims: ["hasFullAgentAccess"],
  grants: [],
  hasOwnPassword: true,
};
const query = { filters: {}, pageNumber: 1, pageSize: 10, sort: [], columns: undefined, totals: [] };
const asked = {
  query,
  caller,
  clock: businessClock(() => demoNow),
  timeZone: defaultTimeZone,
  encryption: createEncryption([Buffer.alloc(dataKeyBytes)]),
  abortResponse: () => false,
  queue: createExportQueue(),
  log: pino({ level: "silent" }),
  isStillAllowed: async () => true,
} as const;

describe.each(bothDatabases)("an export in progress, on $name", (kind) => {
  let opened: OpenDatabase;
  let watched: WatchedDatabase;
  let listener: Listener;
  let format: ExportFormat;
  beforeAll(async () => {
    opened = await kind.open();
    watched = watch(opened.database);
    listener = await listen(0);
    listener.serve({
      fetch: (_request, { outgoing }) =>
        exportList(watched.database, list, {
          ...asked,
          format,
          abortResponse: () => outgoing.destroy().destroyed,
        }),
    });
  });
  afterEach(() => expect.poll(() => [asked.queue.running, asked.queue.waiting]).toEqual([0, 0]));
  afterAll(async () => {
    await listener.stop();
    await opened.close();
  });

  const url = () => `http://localhost:${listener.port}/`;
  const queriesOf = async (work: () => Promise<void>) => {
    const before = watched.queries.count;
    await work();
    return watched.queries.count - before;
  };

  it.each(["csv", "xlsx", "pdf"] as const)(
    "as %s breaks the connection if the database fails, so that the file never looks complete",
    async (as) => {
      format = as;
      const whole = await queriesOf(async () => {
        await (await fetch(url())).arrayBuffer();
      });
      watched.queries.awayAfter = watched.queries.count + whole - 1;
      await expect(fetch(url()).then((response) => response.arrayBuffer())).rejects.toThrow();
      watched.queries.awayAfter = Number.POSITIVE_INFINITY;
    },
  );

  it.each(["csv", "xlsx", "pdf"] as const)(
    "as %s stops reading rows if the client stops reading",
    async (as) => {
      const response = await exportList(watched.database, list, { ...asked, format: as });
      const reader = response.body?.getReader();
      await reader?.read();
      await reader?.read();
      const further = await queriesOf(async () => {
        await reader?.cancel();
      });
      expect(further).toBe(0);
    },
  );

  it("as PDF ends its thread if the client disconnects", async () => {
    format = "pdf";
    const client = new AbortController();
    const started = once(process, "worker");
    const response = await fetch(url(), { signal: client.signal });
    await response.body?.getReader().read();
    const [worker] = await started;
    const ended = once(worker, "exit");
    client.abort();
    await ended;
  });

  it("is rejected before it starts if there are too many rows for the format, with the formats that support them", async () => {
    const most = { ...asked, maxRows: demoPolicies - 1 };
    const pdf = exportList(watched.database, list, { ...most, format: "pdf" });
    await expect(pdf).rejects.toMatchObject({
      status: 422,
      message:
        "2,500 rows match, but PDF supports up to 2,499. Narrow the filters, or export as CSV or XLSX.",
    });
    await expect(exportList(watched.database, list, { ...most, format: "xlsx" })).rejects.toThrow(
      "CSV or PDF",
    );
    const full = await exportList(watched.database, list, { ...asked, format: "pdf", maxRows: demoPolicies });
    expect(full.headers.get("x-total-rows")).toBe("2500");
    await full.body?.cancel();
  });
});
