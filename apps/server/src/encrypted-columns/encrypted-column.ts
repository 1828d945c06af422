import type { PgColumn } from "drizzle-orm/pg-core";

/** A column with encrypted values. */
export interface EncryptedColumn {
  readonly key: PgColumn;
  readonly column: PgColumn;
  /** The context of the value in the row with this key. */
  readonly contextOf: (key: string) => string;
}
