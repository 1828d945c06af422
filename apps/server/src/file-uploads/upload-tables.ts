import type { UploadKindName } from "@portico/contract";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { VersionedTable } from "../audit/versioned-table.ts";
import type { Database } from "../db/database.ts";
import {
  applicationUploads,
  leadUploadLines,
  leadUploads,
  policyUploadLines,
  policyUploads,
  statementLoads,
} from "../db/schema/index.ts";
import type { fileColumns, uploadColumns } from "../db/schema/upload-columns.ts";
import { lockConfirmedStatement } from "../statement-files/active-statements.ts";

/** An uploaded file as stored, with the columns of every kind. */
export type UploadedFile = Pick<typeof policyUploads.$inferSelect, keyof typeof fileColumns>;

/** One whose rows change stored ones, with the columns of every such kind. */
export type Upload = Pick<typeof policyUploads.$inferSelect, keyof typeof uploadColumns>;

/** A table with the columns of `fileColumns`. */
export type UploadTable<Row extends UploadedFile = UploadedFile> = VersionedTable & {
  readonly $inferSelect: Row;
  readonly state: PgColumn;
  readonly fileKey: PgColumn;
  readonly expiresDate: PgColumn;
};

/** A table of parsed lines, stored until all lines of an upload are loaded in one transaction. */
export type LineTable = PgTable & { readonly uploadId: PgColumn };

/** The tables of one kind of upload. */
export interface UploadTables<Row extends UploadedFile = UploadedFile> {
  readonly kind: UploadKindName;
  readonly table: UploadTable<Row>;
  /** Undefined if lines are not staged. */
  readonly lines: LineTable | undefined;
  /** The columns with what a person chose for the file, besides those of every kind. */
  readonly chosen: readonly string[];
  /**
   * Makes sure that a dry run can still be loaded, until the transaction ends.
   * @throws Failure 409
   */
  readonly requireConfirmable?: (transaction: Database, id: string) => Promise<void>;
}

/** The tables of policy uploads. */
export const policyUploadTables: UploadTables<typeof policyUploads.$inferSelect> = {
  kind: "policies",
  table: policyUploads,
  lines: policyUploadLines,
  chosen: ["carrierId"],
};

/** The tables of lead uploads. */
export const leadUploadTables: UploadTables<typeof leadUploads.$inferSelect> = {
  kind: "leads",
  table: leadUploads,
  lines: leadUploadLines,
  chosen: [],
};

/** The tables of uploads of application IDs. */
export const applicationUploadTables: UploadTables<typeof applicationUploads.$inferSelect> = {
  kind: "applications",
  table: applicationUploads,
  lines: undefined,
  chosen: ["overwrites"],
};

/** The tables of statements. */
export const statementLoadTables: UploadTables<typeof statementLoads.$inferSelect> = {
  kind: "statements",
  table: statementLoads,
  // They stay, and count once the statement is loaded.
  lines: undefined,
  chosen: ["carrierId", "formatId", "layout", "year", "month", "fileChecksum"],
  requireConfirmable: lockConfirmedStatement,
};

/** The tables of all kinds of uploads. */
export const allUploadTables: readonly UploadTables[] = [
  policyUploadTables,
  leadUploadTables,
  applicationUploadTables,
  statementLoadTables,
];
