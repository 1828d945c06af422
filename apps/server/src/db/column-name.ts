import type { Column } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";

const casing = new CasingCache("snake_case");

/** The name of a column in the database: `policy_number` for `policyNumber`. */
export function columnName(column: Column): string {
  return casing.getColumnCasing(column);
}
