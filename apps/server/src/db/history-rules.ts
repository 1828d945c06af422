import { getTableColumns, getTableName, is, type Table } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { columnName } from "./column-name.ts";
import * as schema from "./schema/index.ts";

/** Columns of a table that the history masks or skips, by property name. */
interface Exceptions {
  /** Masked as `***`: always, or if the given column of the row is true. */
  readonly secret?: Readonly<Record<string, true | string>>;
  /** Not recorded. Changes to only these columns create no version. */
  readonly skipped?: readonly string[];
}

/** All other columns are recorded unchanged, except the texts for searches, which repeat other columns. */
const exceptions: Readonly<Record<string, Exceptions>> = {
  [getTableName(schema.users)]: {
    secret: { passwordHash: true, totpSecret: true, pendingTotpSecret: true },
    skipped: ["lastTotpStep"],
  },
  [getTableName(schema.ncba)]: { secret: { raw: true } },
  [getTableName(schema.marketplaceApplications)]: { secret: { raw: true } },
  // They change with every step of the job.
  [getTableName(schema.applicationUploads)]: { skipped: ["rows"] },
  [getTableName(schema.offlineApplications)]: { secret: { residenceCardNumber: true } },
  [getTableName(schema.configEntries)]: { secret: { value: "isSecret" } },
};

/** How the triggers record a table, with database column names. Passed to `record_row_history` as JSON. */
export interface HistoryRules {
  /** Property names in the code, for columns whose database name differs. */
  readonly names?: Readonly<Record<string, string>>;
  readonly secret?: Readonly<Record<string, true | string>>;
  readonly skipped?: readonly string[];
}

/** All tables with a version column. */
export const versionedTables: readonly PgTable[] = Object.values(schema)
  .filter((value): value is typeof value & PgTable => is(value, PgTable))
  .filter((table) => ["id", "version"].every((name) => Object.hasOwn(getTableColumns<Table>(table), name)));

/** The history rules of every versioned table, by table name. */
export const historyRules: Readonly<Record<string, HistoryRules>> = Object.fromEntries(
  versionedTables.map((table) => [getTableName(table), rulesOf(table)]),
);

function rulesOf(table: PgTable): HistoryRules {
  const columns = Object.entries(getTableColumns<Table>(table)).map(
    ([shown, column]) => [columnName(column), shown] as const,
  );
  const names = columns.filter(([name, shown]) => name !== shown);
  const named = (shown: string) => {
    const found = columns.find((column) => column[1] === shown);
    if (!found) throw new Error(`The table "${getTableName(table)}" has no column "${shown}".`);
    return found[0];
  };
  const { secret, skipped: declared = [] } = exceptions[getTableName(table)] ?? {};
  const isSearchable = columns.some(([, shown]) => shown === "searchText");
  const skipped = [...declared, ...(isSearchable ? ["searchText"] : [])];
  return {
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(secret && {
      secret: Object.fromEntries(
        Object.entries(secret).map(([name, when]) => [named(name), when === true || named(when)]),
      ),
    }),
    ...(skipped.length > 0 && { skipped: skipped.map(named) }),
  };
}
