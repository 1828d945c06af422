import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { agents } from "../db/schema/index.ts";

/** The name of an agent, in a query of its own because another column refers to the same table. */
export function agentName(id: PgColumn): SQL {
  return sql`(select agent.name from ${agents} agent where agent.id = ${id})`;
}
