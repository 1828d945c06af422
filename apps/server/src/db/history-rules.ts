import { getTableColumns, getTableName, is, type Table } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema/index.ts";

/** What of a table's columns the history shows or leaves out, each by the name that the code uses. */
interface Exceptions {
  /** Shown as `***`: always, or where another column of the row is true. */
  readonly secret?: Readonly<Record<string, true | string>>;
  /** Left out: a change of these alone is no new version. */
  readonly skipped?: readonly string[];
}

/** Every column that is not named here is recorded as it is. */
const exceptions: Readonly<Record<string, Exceptions>> = {
  [getTableName(schema.users)]: {
    secret: { passwordHash: true, totpSecret: true, pendingTotpSecret: true },
    skipped: ["lastTotpStep"],
  },
  [getTableName(schema.configEntries)]: { secret: { value: "isSecret" } },
};

/** How the triggers record a table, in the database's names; what `record_row_history` gets as JSON. */
export interface HistoryRules {
  /** The names that the code uses, where the database has others. */
  readonly names?: Readonly<Record<string, string>>;
  readonly secret?: Readonly<Record<string, true | string>>;
  readonly skipped?: readonly string[];
}

/** Tables whose rows have versions. */
export const versionedTables: readonly PgTable[] = Object.values(schema)
  .filter((value): value is typeof value & PgTable => is(value, PgTable))
  .filter((table) => ["id", "version"].every((name) => Object.hasOwn(getTableColumns<Table>(table), name)));

const casing = new CasingCache("snake_case");

/** The rules of every table whose rows have versions, by the table's name. */
export const historyRules: Readonly<Record<string, HistoryRules>> = Object.fromEntries(
  versionedTables.map((table) => [getTableName(table), rulesOf(table)]),
);

function rulesOf(table: PgTable): HistoryRules {
  const columns = Object.entries(getTableColumns<Table>(table)).map(
    ([shown, column]) => [casing.getColumnCasing(column), shown] as const,
  );
  const names = columns.filter(([name, shown]) => name !== shown);
  const named = (shown: string) => {
    const found = columns.find((column) => column[1] === shown);
    if (!found) throw new Error(`The table "${getTableName(table)}" has no column "${shown}".`);
    return found[0];
  };
  const { secret, skipped } = exceptions[getTableName(table)] ?? {};
  return {
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(secret && {
      secret: Object.fromEntries(
        Object.entries(secret).map(([name, when]) => [named(name), when === true || named(when)]),
      ),
    }),
    ...(skipped && { skipped: skipped.map(named) }),
  };
}
