import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { asSystem } from "../../../test/as-system.ts";
import { startChild } from "../../../test/child-server.ts";
import { beginExport, originIn, signInAt } from "../../../test/downloads.ts";
import { lastingDatabases } from "../../../test/lasting-databases.ts";

const rounds = 10;

it.each(["embedded", "server"] as const)(
  `exports killed ${rounds} times at a random moment never look complete, on the %s database`,
  async (kind) => {
    const lasting = await lastingDatabases[kind]();
    const opened = await lasting.open();
    await asSystem(opened.database).execute(sql`update policies set address = repeat(md5(id::text), 300)`);
    await opened.close();
    const counts = { broken: 0, whole: 0 };
    let files: string[] | undefined;
    for (let round = 1; round <= rounds; round++) {
      const child = startChild({ ...lasting.variables, DEMO_ROWS: "0", DEMO_ACCOUNTS: "1" });
      onTestFinished(() => void child.process.kill("SIGKILL"));
      const origin = originIn(await child.says(/Portico is ready on/));
      files ??= (await readdir(lasting.folder)).toSorted();
      expect((await readdir(lasting.folder)).toSorted()).toEqual(files);
      const admin = await signInAt(origin);
      const downloads = [
        { format: "csv", begun: await beginExport(origin, "csv", admin) },
        { format: "xlsx", begun: await beginExport(origin, "xlsx", admin) },
        {
          format: "pdf",
          begun: await beginExport(origin, "pdf", await signInAt(origin, "manager@portico.test")),
        },
      ];
      const taken = downloads.map(({ format, begun }) =>
        begun.rest().then(
          (bytes) => {
            counts.whole++;
            expect(isWhole(format, bytes, begun.rows), `round ${round}: ${format}`).toBe(true);
          },
          () => {
            counts.broken++;
          },
        ),
      );
      await wait(Math.random() * 1_500);
      child.process.kill("SIGKILL");
      await Promise.all(taken);
      await child.ended;
    }
    console.log(
      `${kind}: ${rounds} kills; ${counts.broken} downloads broke off, ${counts.whole} were complete before.`,
    );
    expect(counts.broken + counts.whole).toBe(3 * rounds);
  },
);

/** Whether a file that was received without an error is complete. */
function isWhole(format: string, bytes: Buffer, rows: number): boolean {
  if (format === "csv") return bytes.toString("utf8").trimEnd().split("\n").length === rows + 1;
  if (format === "pdf") return bytes.toString("latin1").trimEnd().endsWith("%%EOF");
  // A ZIP file ends with its directory.
  return bytes.subarray(-64).includes("PK\u0005\u0006");
}
