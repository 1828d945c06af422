import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { type Database, rowsOf } from "../src/db/database.ts";
import { demoPassword } from "../src/demo/accounts.ts";
import { startChild } from "./child-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Starts a server in its own process on a PostgreSQL database, so that a test can kill it. Stopped after the test.
 * @param folder its data folder; a new one by default
 */
export async function killableServer(url: string, folder?: string) {
  const DATA_DIR = folder ?? (await temporaryFolder());
  const child = startChild({ DATABASE_URL: url, DATA_DIR, DEMO_ACCOUNTS: "1", DEMO_ROWS: "0" });
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  const origin = z.url().parse((await child.says(/Portico is ready on/)).split(" ").at(-1));
  const post = async (
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  return {
    child,
    origin,
    folder: DATA_DIR,
    post,
    /** Signs in and returns the authorization header. `name` is the part of a demo account's email before the @. */
    signIn: async (name: string) => {
      const login = await post("/identity/login", { user: `${name}@portico.test`, pass: demoPassword });
      return { authorization: `Bearer ${z.object({ token: z.string() }).parse(login).token}` };
    },
  };
}

/** Waits until a connection to the same database waits for a lock on the audit table. */
export async function untilSomebodyWaitsForAudit(database: Database): Promise<void> {
  const query = sql`select 1 from pg_locks where not granted and relation = ${"audit"}::regclass`;
  while ((await rowsOf(database, query)).length === 0);
}
