import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AuditCategory } from "./record-audit.ts";

/** A table with the columns of `rowColumns`. */
export type VersionedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Who writes, and the audit category. */
export interface AuditedWrite {
  /** A user's ID, or null for the system. */
  readonly by: string | null;
  readonly category: AuditCategory;
  /**
   * The result in the audit record.
   * @default "created", "changed" or "removed"
   */
  readonly result?: string;
}
