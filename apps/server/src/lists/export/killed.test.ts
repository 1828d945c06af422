import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { asSystem } from "../../../test/as-system.ts";
import { startChild } from "../../../test/child-server.ts";
import { beginExport, originIn, signInAt } from "../../../test/downloads.ts";
import { killedDatabases, lastingDatabases } from "../../../test/lasting-databases.ts";

/**
 * Longer than a connection's buffers, also once it is compressed, so that no file is complete before the client has read
 * it.
 */
const longAddress = sql`update policies set address =
  (select string_agg(md5(policies.id::text || part), '') from generate_series(1, 400) as part)`;

describe.each(killedDatabases)("an export whose process is killed, on the %s database", (kind) => {
  it("breaks the connection, leaves no file, and can be repeated", async () => {
    const lasting = await lastingDatabases[kind]();
    const opened = await lasting.open();
    await asSystem(opened.database).execute(longAddress);
    await opened.close();
    const start = () => {
      const child = startChild({ ...lasting.variables, DEMO_ROWS: "0", DEMO_ACCOUNTS: "1" });
      onTestFinished(async () => {
        child.process.kill("SIGKILL");
        await child.ended;
      });
      return child;
    };
    const first = start();
    const origin = originIn(await first.says(/Portico is ready on/));
    const files = async () => (await readdir(lasting.folder)).toSorted();
    const before = await files();
    const admin = await signInAt(origin);
    const manager = await signInAt(origin, "manager@portico.test");
    const downloads = [
      await beginExport(origin, "csv", admin),
      await beginExport(origin, "xlsx", admin),
      await beginExport(origin, "pdf", manager),
    ];
    first.process.kill("SIGKILL");
    for (const download of downloads) await expect(download.rest()).rejects.toThrow();
    await first.ended;

    const again = originIn(await start().says(/Portico is ready on/));
    expect(await files()).toEqual(before);
    const whole = await beginExport(again, "csv", await signInAt(again));
    const lines = (await whole.rest()).toString("utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(whole.rows + 1);
  });
});
