import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AuditCategory } from "./record-audit.ts";

/** A table whose rows carry `rowColumns`. */
export type VersionedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Who writes, and under which heading the audit keeps it. */
export interface AuditedWrite {
  /** A user's id, or null for the product itself. */
  readonly by: string | null;
  readonly category: AuditCategory;
  /** What the audit says came of it. @default "created", "changed" or "removed" */
  readonly result?: string;
}
