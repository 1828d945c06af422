import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies as list } from "../../../test/bound-policies.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { type WatchedDatabase, watch } from "../../../test/watched-database.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { type Listener, listen } from "../../http/listener.ts";
import { exportList } from "./export-list.ts";

const caller = {
  sessionId: "00000000-0000-4000-8000-000000000000",
  userId: "00000000-0000-4000-8000-000000000000",
  contactId: null,
  agentId: null,
  roles: [],
  claims: ["hasFullAgentAccess"],
  grants: [],
};
const query = { filters: {}, pageNumber: 1, pageSize: 10, sort: [], columns: undefined };
const asked = { format: "csv", query, caller, today: "2026-03-16", cutOff: () => false } as const;

describe.each(databaseKinds)("an export under way, on $name", (kind) => {
  let opened: OpenDatabase;
  let watched: WatchedDatabase;
  let listener: Listener;
  beforeAll(async () => {
    opened = await kind.open();
    watched = watch(opened.database);
    listener = await listen(0);
    listener.serve({
      fetch: (_request, { outgoing }) =>
        exportList(watched.database, list, {
          ...asked,
          cutOff: () => outgoing.destroy().destroyed,
        }),
    });
  });
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

  it("breaks the connection when the database goes away, so that it never looks whole", async () => {
    const whole = await queriesOf(async () => {
      await (await fetch(url())).text();
    });
    watched.queries.awayAfter = watched.queries.count + whole - 1;
    await expect(fetch(url()).then((answer) => answer.text())).rejects.toThrow();
    watched.queries.awayAfter = Number.POSITIVE_INFINITY;
  });

  it("reads no further when nobody takes the rows", async () => {
    const response = await exportList(watched.database, list, asked);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    const further = await queriesOf(async () => {
      await reader?.cancel();
    });
    expect(further).toBe(0);
  });
});
