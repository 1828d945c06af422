import { loadavg } from "node:os";
import type pg from "pg";
import { withClient } from "../with-client.ts";
import { type Setting, signIn } from "./setting.ts";

/** The duration of changing the maximum number of rows at once. */
export interface BulkTimes {
  readonly what: string;
  /** The response time of a single user, in milliseconds. */
  readonly alone: number;
  /** The response times of two users who change as many rows simultaneously, half of them the same. */
  readonly together: readonly number[];
  readonly load: number;
}

/** The maximum number of rows per call. */
const most = 10_000;

const kinds = [
  { what: "policies", table: "policies", path: "/api/Policies/assign" },
  { what: "unpaid policies", table: "unpaid_policies", path: "/api/PolicyNonPaid/assing" },
] as const;

/**
 * Assigns rows from all over each table: one user alone, then two users simultaneously with half of the rows in
 * common.
 */
export function timeBulkChanges(setting: Setting): Promise<BulkTimes[]> {
  return withClient(setting.databaseUrl, (client) => timeWith(client, setting));
}

async function timeWith(client: pg.Client, { origin, token }: Setting): Promise<BulkTimes[]> {
  const other = await signIn(origin, "manager@portico.test");
  const read = async (query: string) => (await client.query(query)).rows.map(({ id }) => String(id));
  const agents = await read("select id from agents order by id limit 3");
  const times: BulkTimes[] = [];
  for (const { what, table, path } of kinds) {
    const open = table === "policies" ? "" : "where resolved_date is null";
    const ids = await read(`select id from ${table} ${open} order by md5(id::text) limit ${(most * 3) / 2}`);
    const assign = async (by: string, listIds: readonly string[], agentId = "") => {
      const begun = performance.now();
      const response = await fetch(origin + path, {
        method: "POST",
        headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
        body: JSON.stringify({ listIds, agentId }),
      });
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      await response.json();
      return performance.now() - begun;
    };
    const [first, last] = [ids.slice(0, most), ids.slice(-most)];
    const alone = await assign(token, first, agents[0]);
    const together = await Promise.all([assign(token, first, agents[1]), assign(other, last, agents[2])]);
    times.push({ what, alone, together: together.toSorted((a, b) => a - b), load: loadavg()[0] ?? 0 });
  }
  // Dead rows of the changes would slow down the next run on the same database.
  await client.query("vacuum (analyze) policies, unpaid_policies");
  return times;
}
