import { eq, ne } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { startChild } from "../../test/child-server.ts";
import { documentedRoles, type TwoRoles } from "../../test/documented-roles.ts";
import { runCommand } from "../../test/run-command.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openPostgres } from "../db/postgres.ts";
import { audit, outbox } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";

const migrate = ({ owner, server }: TwoRoles) =>
  runCommand("migrate", { DATABASE_URL: server, MIGRATION_DATABASE_URL: owner });

async function start(variables: Readonly<Record<string, string>>) {
  const child = startChild({ DATA_DIR: await temporaryFolder(), ...variables });
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  return child;
}

it("creates a database that the server can use with a role that owns nothing in it", async () => {
  const roles = await documentedRoles("two_commands");
  expect(await migrate(roles)).toMatch(
    /^0: The database is up to date, and "two_commands_server" can use it\.\n$/,
  );
  const child = await start({ DATABASE_URL: roles.server, DEMO_ACCOUNTS: "1", DEMO_ROWS: "30" });
  const url = z.url().parse((await child.says(/Portico is ready on/)).split(" ").at(-1));
  const post = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const login = await post("/identity/login", { user: "admin@portico.test", pass: demoPassword });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const list = await fetch(`${url}/api/Policies`, { headers: { authorization: `Bearer ${token}` } });
  expect(z.object({ totalRecords: z.number() }).parse(await list.json()).totalRecords).toBe(30);

  // Mail goes through the job queue.
  expect((await post("/identity/forgot/agent@portico.test")).ok).toBe(true);
  const { database, close } = openPostgres(roles.server, () => {});
  onTestFinished(close);
  while ((await database.$count(outbox, ne(outbox.state, "queued"))) === 0);
  expect(await database.$count(audit, eq(audit.category, "sign-in"))).toBe(1);
  expect(child.words()).not.toMatch(/Warning|"level":(40|50|60)/);

  expect(await migrate(roles)).toMatch(/^0: /);
});

it("is required by a server whose role may not migrate", async () => {
  const roles = await documentedRoles("two_empty");
  const child = await start({ DATABASE_URL: roles.server });
  expect(await child.ended).toBe(1);
  expect(child.words()).toMatch(/must be migrated.*`migrate`.*MIGRATION_DATABASE_URL/);
});

it("runs on start if the server has the owner role's URL; a single role causes a warning", async () => {
  const roles = await documentedRoles("two_at_start");
  const two = await start({ DATABASE_URL: roles.server, MIGRATION_DATABASE_URL: roles.owner });
  await two.says(/Portico is ready on/);
  expect(two.words()).not.toContain("single database role");
  const one = await start({ DATABASE_URL: roles.superuser });
  await one.says(/^Warning: The server runs with a single database role: "postgres" is a superuser/);
  expect(one.words()).toMatch(/"level":40.*single database role/);
});
