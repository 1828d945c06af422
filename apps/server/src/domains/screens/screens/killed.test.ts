import { randomUUID } from "node:crypto";
import { type AddedScreen, screenSchemas } from "@portico/contract/features/screens/screens.schemas";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { createPostgresDatabase, postgresUrl } from "../../../../test/databases.ts";
import { startScreenProcess } from "../../../../test/job-process.ts";
import { killableServer, untilSomebodyWaitsForAudit } from "../../../../test/killable-server.ts";
import { killedDatabases, lastingDatabases } from "../../../../test/lasting-databases.ts";
import { screenDocument } from "../../../../test/screen-calls.ts";
import type { Database } from "../../../db/database.ts";
import { openPostgres } from "../../../db/postgres.ts";
import { audit, configEntries, rowHistory, screens, screenVersions } from "../../../db/schema/index.ts";

/** The state of a screen's publication. */
async function publicationOf(database: Database, screenId: string) {
  const [screen] = await database.select().from(screens).where(eq(screens.screenId, screenId));
  const [version] = await database
    .select()
    .from(screenVersions)
    .where(eq(screenVersions.screen, screen?.id ?? randomUUID()));
  const published = and(eq(audit.data1, `${screenId}/1`), eq(audit.result, "published"));
  return {
    status: screen?.status,
    state: version?.state,
    // The screen's row always has as many history entries as versions.
    isSplit:
      screen?.version !== (await database.$count(rowHistory, eq(rowHistory.entityId, screen?.id ?? ""))),
    entries: await database.$count(configEntries, eq(configEntries.key, screenId)),
    audits: await database.$count(audit, published),
  };
}
const nothing = { status: "Not published", state: "approved", isSplit: false, entries: 0, audits: 0 };
const everything = { status: "Published", state: "published", isSplit: false, entries: 1, audits: 1 };

describe.each(killedDatabases)("a publication whose process is killed, on the %s database,", (kind) => {
  const afterKill = async (task: "stay" | "finish", word: RegExp) => {
    const { urlOrFolder, open } = await lastingDatabases[kind]();
    const child = startScreenProcess(urlOrFolder, "killed", task);
    await child.says(word);
    child.process.kill("SIGKILL");
    expect(await child.ended).toBe("SIGKILL");
    const opened = await open();
    try {
      return await publicationOf(opened.database, "killed");
    } finally {
      await opened.close();
    }
  };

  it("leaves the screen approved if all rows were written but not committed", async () => {
    expect(await afterKill("stay", /wrote/)).toEqual(nothing);
  });

  it("leaves it published if the transaction was committed", async () => {
    expect(await afterKill("finish", /done/)).toEqual(everything);
  });
});

describe("a server killed while publishing a screen", () => {
  it("leaves no lock and no partial change: the next server publishes the approved screen", async () => {
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const { database, close } = openPostgres(url, () => {});
    onTestFinished(close);
    const first = await startServer(url);
    const document = screenDocument();
    const draft = await first.create(JSON.stringify(document));
    const approved = await first.step(await first.step(draft, "submit"), "approve", "approver");
    const waiting = await database.transaction(async (transaction) => {
      // The first row's audit record is written before the other rows.
      await transaction.execute(sql`lock table ${audit} in exclusive mode`);
      const response = first.step(approved, "publish").catch(() => "no answer");
      await untilSomebodyWaitsForAudit(transaction);
      first.child.process.kill("SIGKILL");
      await first.child.ended;
      return response;
    });
    expect(waiting).toBe("no answer");
    const next = await startServer(url);
    expect(await publicationOf(database, document.id)).toEqual(nothing);
    expect(await next.step(approved, "publish")).toMatchObject({ status: "Published" });
    expect(await publicationOf(database, document.id)).toEqual(everything);
  });
});

/** Starts a server and signs in two administrators. */
async function startServer(url: string) {
  const { child, post, signIn } = await killableServer(url);
  const urlOrFolder = "/api/GeneralConfig/screens";
  const { response } = screenSchemas["screens.get"];
  return {
    child,
    create: async (document: string) =>
      response.parse(await post(urlOrFolder, { document }, await signIn("admin"))),
    step: async ({ id, version }: AddedScreen, step: string, name = "admin") => {
      const headers = { ...(await signIn(name)), "if-match": `"${version}"` };
      return response.parse(
        await post(`${urlOrFolder}/${id}/${step}`, step === "publish" ? undefined : {}, headers),
      );
    },
  };
}
