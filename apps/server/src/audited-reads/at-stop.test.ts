import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { startChild } from "../../test/child-server.ts";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openPostgres } from "../db/postgres.ts";
import { audit } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";

it("writes buffered reads when SIGTERM stops the server", async () => {
  const url = postgresUrl(await createPostgresDatabase("portico"));
  const child = startChild({ DATABASE_URL: url, DATA_DIR: await temporaryFolder(), DEMO_ACCOUNTS: "1" });
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  const origin = z.url().parse((await child.says(/Portico is ready on/)).split(" ").at(-1));
  const login = await fetch(`${origin}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: "agent@portico.test", pass: demoPassword }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${origin}/api/Policies`, { headers });
  const refused = await fetch(`${origin}/api/GeneralConfig`, { headers });
  expect([list.status, refused.status]).toEqual([200, 403]);
  child.process.kill("SIGTERM");
  expect(await child.ended).toBe(0);

  const { database, close } = openPostgres(url, () => {});
  onTestFinished(close);
  expect(await database.$count(audit, eq(audit.category, "read"))).toBe(1);
  expect(await database.$count(audit, eq(audit.category, "denied"))).toBe(1);
});
