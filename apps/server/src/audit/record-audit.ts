import type { AuditCategory } from "@portico/contract";
import type { Database } from "../db/database.ts";
import { audit } from "../db/schema/index.ts";
import { currentScreenColumns } from "./current-screen.ts";

export type { AuditCategory };

/** The contents of an audit record, without personal data. */
export interface AuditRecord {
  readonly category: AuditCategory;
  /** The user's ID, or null without a session. */
  readonly createdBy: string | null;
  readonly data1?: string;
  readonly data2?: string;
  readonly result: string;
}

/**
 * Writes an audit record, with the custom screen that the request came from. Audit records are never changed or
 * removed.
 */
export async function recordAudit(database: Database, record: AuditRecord): Promise<void> {
  await database.insert(audit).values({ ...record, ...currentScreenColumns() });
}
