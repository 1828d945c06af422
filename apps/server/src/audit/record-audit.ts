import type { AuditCategory } from "@portico/contract";
import type { Database } from "../db/database.ts";
import { audit } from "../db/schema/index.ts";
import { currentScreenColumns } from "./current-screen.ts";

export type { AuditCategory };

/** What an audit record says. Personal data stays out of it. */
export interface AuditRecord {
  readonly category: AuditCategory;
  /** The user's id, or null where nobody is signed in. */
  readonly createdBy: string | null;
  readonly data1?: string;
  readonly data2?: string;
  readonly result: string;
}

/** Writes a record, with the added screen that the work was asked for from; nothing changes or removes one. */
export async function recordAudit(database: Database, record: AuditRecord): Promise<void> {
  await database.insert(audit).values({ ...record, ...currentScreenColumns() });
}
