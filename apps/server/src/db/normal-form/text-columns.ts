import { getTableName, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { columnName } from "../column-name.ts";
import * as schema from "../schema/index.ts";

/** A column by its name in the database. */
export interface StoredColumn {
  readonly name: string;
  /** `uuid`, `text`, `jsonb` … */
  readonly type: string;
}

/** A table with texts that people entered or uploaded. */
export interface TextTable {
  readonly name: string;
  /** The primary key. */
  readonly key: readonly StoredColumn[];
  /** The columns with texts, or with JSON that has some. */
  readonly texts: readonly StoredColumn[];
}

/** Tables whose texts stay as they are, by reason. */
const unchangedTables: Readonly<Record<string, readonly PgTable[]>> = {
  "sealed, or a record of what was stored": [schema.audit, schema.auditSeals, schema.rowHistory],
  "signed by applicants": [schema.consentRequests],
  "written by the server": [schema.logs, schema.settings, schema.rateLimits, schema.checkedPasswords],
  "sent already": [schema.outbox, schema.idempotentAnswers, schema.reportRuns],
  "records of the trial's Marketplace": [schema.sandboxApplications],
  "tokens and codes": [
    ...[schema.sessions, schema.identitySteps, schema.recoveryCodes, schema.staffBrowsers],
    ...[schema.setupLinks, schema.quoteLinks, schema.selections, schema.undoableChanges],
  ],
  encrypted: [schema.offlineSsns, schema.offlineCards, schema.offlineDrafts],
};

/** Columns that stay as they are: passwords, and records of others as they were received. */
const unchangedColumns: readonly PgColumn[] = [
  ...[schema.users.passwordHash, schema.users.totpSecret, schema.users.pendingTotpSecret],
  ...[schema.ncba.raw, schema.marketplaceApplications.raw],
];

const unchanged = new Set(Object.values(unchangedTables).flat());

/** The tables with texts to convert, in alphabetical order. */
export const textTables: readonly TextTable[] = Object.values(schema)
  .filter((value): value is typeof value & PgTable => is(value, PgTable))
  .filter((table) => !unchanged.has(table))
  .map(textTableOf)
  .filter(({ texts }) => texts.length > 0)
  .sort((one, other) => (one.name < other.name ? -1 : 1));

function textTableOf(table: PgTable): TextTable {
  const { columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const namesInKey = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  const keys = columns.filter(({ primary, name }) => primary || namesInKey.includes(name));
  const references = foreignKeys.flatMap((key) => key.reference().columns);
  const isText = (column: PgColumn) => /^(?:text|varchar|jsonb?)/.test(column.getSQLType());
  const texts = columns.filter(
    (column) =>
      isText(column) &&
      !column.generated &&
      !column.enumValues?.length &&
      ![...keys, ...references, ...unchangedColumns].includes(column),
  );
  const stored = (column: PgColumn) => ({ name: columnName(column), type: column.getSQLType() });
  return { name: getTableName(table), key: keys.map(stored), texts: texts.map(stored) };
}
