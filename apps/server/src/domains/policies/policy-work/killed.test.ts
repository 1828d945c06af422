import { and, eq, like, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { createPostgresDatabase, postgresUrl } from "../../../../test/databases.ts";
import { startBulkProcess } from "../../../../test/job-process.ts";
import { killableServer, untilSomebodyWaitsForAudit } from "../../../../test/killable-server.ts";
import { killedDatabases, lastingDatabases } from "../../../../test/lasting-databases.ts";
import type { Database, OpenDatabase } from "../../../db/database.ts";
import { openPostgres } from "../../../db/postgres.ts";
import { audit, policies, rowHistory, statusChanges } from "../../../db/schema/index.ts";

/** As many as the child process assigns. */
const rows = 2_000;

/** Counts the data of all assignments. */
const assigned = async (database: Database) => ({
  versions: await database.$count(policies, eq(policies.version, 2)),
  histories: await database.$count(
    rowHistory,
    and(eq(rowHistory.entity, "policies"), eq(rowHistory.version, 2)),
  ),
  statuses: await database.$count(
    statusChanges,
    and(eq(statusChanges.entity, "policies"), like(statusChanges.comment, "Assigned to %")),
  ),
  audits: await database.$count(audit, eq(audit.result, "assigned")),
});
const nothing = { versions: 0, histories: 0, statuses: 0, audits: 0 };
const everything = { versions: rows, histories: rows, statuses: rows, audits: rows };

/** Opens a database, runs work, and closes it, since only one process can open the embedded one. */
async function within<Result>(
  open: () => Promise<OpenDatabase>,
  work: (database: Database) => Promise<Result>,
) {
  const opened = await open();
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

describe.each(killedDatabases)("a bulk change whose process is killed, on the %s database", (kind) => {
  it("leaves nothing if all rows were written but not committed", async () => {
    const { urlOrFolder, open } = await lastingDatabases[kind]();
    const agentId = await within(open, (database) => agentOf(database, "manager@portico.test"));
    const child = startBulkProcess(urlOrFolder, agentId, "stay");
    await child.says(new RegExp(`wrote ${rows}`));
    child.process.kill("SIGKILL");
    expect(await child.ended).toBe("SIGKILL");
    expect(await within(open, assigned)).toEqual(nothing);
  });

  it("leaves all changes if they were committed", async () => {
    const { urlOrFolder, open } = await lastingDatabases[kind]();
    const agentId = await within(open, (database) => agentOf(database, "manager@portico.test"));
    const child = startBulkProcess(urlOrFolder, agentId, "finish");
    await child.says(/done/);
    child.process.kill("SIGKILL");
    await child.ended;
    expect(await within(open, assigned)).toEqual(everything);
  });
});

describe("a server killed in the middle of a bulk change", () => {
  it("leaves no change and no lock: the next server can make the same change", async () => {
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const { database, close } = openPostgres(url, () => {});
    onTestFinished(close);
    const first = await startServer(url);
    const found = await database.select({ id: policies.id }).from(policies).limit(rows);
    const body = {
      listIds: found.map(({ id }) => id),
      agentId: await agentOf(database, "manager@portico.test"),
    };
    const waiting = await database.transaction(async (transaction) => {
      // Audit records are written after rows and history.
      await transaction.execute(sql`lock table ${audit} in exclusive mode`);
      const response = first.assign(body).catch(() => "no answer");
      await untilSomebodyWaitsForAudit(transaction);
      first.child.process.kill("SIGKILL");
      await first.child.ended;
      return response;
    });
    expect(waiting).toBe("no answer");
    const next = await startServer(url);
    expect(await assigned(database)).toEqual(nothing);
    expect(await next.assign(body)).toMatchObject({ changed: rows });
    expect(await assigned(database)).toEqual(everything);
  });
});

/** Starts a server on a database and returns its administrator's calls. */
async function startServer(url: string) {
  const { child, post, signIn } = await killableServer(url);
  const admin = await signIn("admin");
  return { child, assign: (body: object) => post("/api/Policies/assign", body, admin) };
}
