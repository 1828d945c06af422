import { loadavg } from "node:os";
import pg from "pg";
import { type Setting, signIn } from "./setting.ts";

/** What changing as many rows as may be at once took. */
export interface BulkTimes {
  readonly what: string;
  /** Until the answer to one who changes them alone, in milliseconds. */
  readonly alone: number;
  /** Of two who change as many at once, half of them the same: until the first answer, and until the second. */
  readonly together: readonly number[];
  readonly load: number;
}

/** As many as one call may change. */
const most = 10_000;

const kinds = [
  { what: "policies", table: "policies", path: "/api/Policies/assign" },
  { what: "unpaid policies", table: "unpaid_policies", path: "/api/PolicyNonPaid/assing" },
] as const;

/** Assigns rows from all over each table: one person alone, then two at once who want half of them both. */
export async function timeBulkChanges(setting: Setting): Promise<BulkTimes[]> {
  const { origin, token } = setting;
  const other = await signIn(origin, "manager@portico.test");
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  await client.connect();
  const read = async (query: string) => (await client.query(query)).rows.map(({ id }) => String(id));
  const agents = await read("select id from agents order by id limit 3");
  const times: BulkTimes[] = [];
  for (const { what, table, path } of kinds) {
    const open = table === "policies" ? "" : "where resolved_date is null";
    const ids = await read(`select id from ${table} ${open} order by md5(id::text) limit ${(most * 3) / 2}`);
    const assign = async (by: string, listIds: readonly string[], agentId = "") => {
      const begun = performance.now();
      const answer = await fetch(origin + path, {
        method: "POST",
        headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
        body: JSON.stringify({ listIds, agentId }),
      });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.json();
      return performance.now() - begun;
    };
    const [first, last] = [ids.slice(0, most), ids.slice(-most)];
    const alone = await assign(token, first, agents[0]);
    const together = await Promise.all([assign(token, first, agents[1]), assign(other, last, agents[2])]);
    times.push({ what, alone, together: together.toSorted((a, b) => a - b), load: loadavg()[0] ?? 0 });
  }
  // What the changes left behind would slow the next run over the same database.
  await client.query("vacuum (analyze) policies, unpaid_policies");
  await client.end();
  return times;
}
