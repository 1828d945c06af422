import type { EntryCode } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { entryId } from "./seed.ts";

/** IDs of policy statuses as an SQL list. */
export function policyStatuses(...codes: readonly EntryCode<"policyStatus">[]): SQL {
  const ids = codes.map((code) => sql`${entryId("policyStatus", code)}::uuid`);
  return sql`(${sql.join(ids, sql`, `)})`;
}
