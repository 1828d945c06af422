import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { startChild } from "../test/child-server.ts";
import { createPostgresDatabase, postgresUrl } from "../test/databases.ts";
import { originIn, signInAt } from "../test/downloads.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { rowsOf } from "./db/database.ts";
import { openPostgres } from "./db/postgres.ts";

const starts = 20;
const instances = 5;
const demoRows = 200;

/** Counts what must exist once, whichever instance created it. IDs and times differ between runs. */
const madeOnce = sql`select
  (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
  (select count(distinct hash)::int from drizzle.__drizzle_migrations) as "differentMigrations",
  (select count(*)::int from users) as users,
  (select count(*)::int from policies) as policies,
  (select count(*)::int from generic_entries) as entries,
  (select count(*)::int from settings) as settings,
  (select count(*)::int from pgboss.queue) as queues,
  (select md5(string_agg(policy_number || first_name || last_name, ',' order by policy_number)) from policies) as content`;

/** Warnings and errors, except for the expected one about a single role. */
function faultsIn(words: string): string[] {
  const lines = words.split("\n");
  return lines.filter((line) => /"level":(40|50|60)/.test(line) && !line.includes("single database role"));
}

it(`${instances} instances that start at once on one empty database, ${starts} times`, async () => {
  const results = new Set<string>();
  for (let start = 1; start <= starts; start++) {
    const url = postgresUrl(await createPostgresDatabase());
    const variables = {
      DATABASE_URL: url,
      DATA_DIR: await temporaryFolder(),
      DEMO_ACCOUNTS: "1",
      DEMO_ROWS: String(demoRows),
    };
    const children = Array.from({ length: instances }, () => startChild(variables));
    const origins = await Promise.all(
      children.map(async (child) => originIn(await child.says(/Portico is ready on/))),
    );
    for (const origin of origins) {
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      const list = await fetch(`${origin}/api/Policies?pageSize=1`, { headers: await signInAt(origin) });
      expect(z.object({ totalRecords: z.number() }).parse(await list.json()).totalRecords).toBe(demoRows);
    }
    for (const child of children) child.process.kill("SIGTERM");
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual(children.map(() => 0));
    for (const child of children) expect(faultsIn(child.words())).toEqual([]);
    const { database, close } = openPostgres(url, () => {});
    results.add(JSON.stringify(await rowsOf(database, madeOnce)));
    await close();
    console.log(`start ${start}: ${instances} instances ready, ${demoRows} policies on each.`);
  }
  expect([...results]).toHaveLength(1);
  console.log(`${starts} starts of ${instances} instances had the same result: ${[...results].join()}`);
});
