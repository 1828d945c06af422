import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { startJobProcess } from "../../test/job-process.ts";
import { lastingDatabases } from "../../test/lasting-databases.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { jobs, outbox, settings } from "../db/schema/index.ts";

describe("a process killed in the middle of a job", () => {
  it.each(Object.entries(lastingDatabases))(
    "is replaced by one that resumes the job, on the %s database",
    async (_name, make) => {
      const { urlOrFolder, open } = await make();
      const server = await startMailServer();
      const first = startJobProcess(urlOrFolder, "begin", "smtp://127.0.0.1:1");
      await first.says(/in the middle/);
      first.process.kill("SIGKILL");
      expect(await first.ended).toBe("SIGKILL");

      const next = startJobProcess(urlOrFolder, "go on", server.url);
      await next.says(/from 4/);
      await next.says(/counted/);
      expect(await next.ended).toBe(0);
      const opened = await open();
      onTestFinished(() => opened.close());
      expect(await opened.database.select().from(jobs)).toMatchObject([
        { state: "done", done: 10, total: 10 },
      ]);
      const made = await opened.database.select().from(settings).where(eq(settings.value, "done"));
      expect(made.filter(({ name }) => name.startsWith("count."))).toHaveLength(10);
      expect(await opened.database.select().from(outbox)).toHaveLength(1);
    },
    120_000,
  );
});
