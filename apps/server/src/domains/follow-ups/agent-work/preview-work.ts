import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { requireDeparted, requireReceivers } from "./departed-agents.ts";
import { isAdministered, openWorkOf } from "./open-work.ts";
import { split } from "./split.ts";
import { workKinds } from "./work-kinds.ts";

/** Whose work goes to whom. */
export interface Reassignment {
  /** The agent who left. */
  readonly agentId: string;
  readonly receiverIds: readonly string[];
}

const counted = z.array(
  z.object({ kind: z.string(), total: z.number(), excluded: z.number(), versions: z.string() }),
);

/**
 * How much work of each kind each agent would get, with a token that changes if any of it does.
 * @throws Failure 409 if the account of the agent is enabled, 422 if agents don't exist or can't work
 */
export async function previewWork(
  database: Database,
  caller: Caller,
  { agentId, receiverIds }: Reassignment,
) {
  await requireDeparted(database, agentId);
  const receivers = await requireReceivers(database, receiverIds);
  const rows = await rowsOf(
    database,
    sql`select kind, count(*) filter (where is_administered)::int as total,
        count(*) filter (where not is_administered)::int as excluded,
        md5(coalesce(string_agg(id || ' ' || version, ',' order by id) filter (where is_administered), '')) as versions
      from (${openWorkOf(
        ({ table, area }) =>
          sql`${table.id} as id, ${table.version} as version, ${isAdministered(caller, area)} as is_administered`,
        sql`array[${agentId}::uuid]`,
      )}) as work group by kind`,
  );
  const found = counted.parse(rows);
  const numbers = workKinds.map(({ kind }) => {
    const { total = 0, excluded = 0, versions = "" } = found.find((each) => each.kind === kind) ?? {};
    return { kind, total, excluded, versions };
  });
  const totals = numbers.map(({ total }) => total);
  const counts = split(totals, receivers.length);
  const token = createHash("sha256")
    .update(JSON.stringify([agentId, receivers.map(({ id }) => id), numbers.map(({ versions }) => versions)]))
    .digest("base64url");
  return {
    kinds: numbers.map(({ kind, total, excluded }, index) => ({
      ...{ kind, total, excluded },
      counts: counts[index] ?? [],
    })),
    receivers: receivers.map(({ id, name }, index) => ({
      ...{ id, name },
      total: counts.reduce((sum, each) => sum + (each[index] ?? 0), 0),
    })),
    total: totals.reduce((sum, total) => sum + total, 0),
    token,
  };
}
