import { monthLabelOf } from "@portico/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { carriers, statementLoads } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";
import type { Load } from "./load/loads.ts";

/** The statement of a carrier and month, as in a query. */
export interface StatementMonth {
  /** The carrier's ID. */
  readonly carrier: string;
  readonly month: number;
  readonly year: number;
}

/** A month in sentences: `March 2026`. */
export function monthName({ year, month }: Pick<StatementMonth, "year" | "month">): string {
  return `${monthLabelOf(month)} ${year}`;
}

/**
 * The name of a carrier.
 * @throws Failure 422 if it does not exist
 */
export async function requireCarrierName(database: Database, id: string): Promise<string> {
  const [carrier] = await database.select({ name: carriers.name }).from(carriers).where(eq(carriers.id, id));
  if (carrier) return carrier.name;
  throw validationFailure("query", { carrier: ["This carrier doesn't exist. Choose one from the list."] });
}

/** The load of a statement that is loaded or being loaded. */
export async function findActiveLoad(
  database: Database,
  { carrier, month, year }: StatementMonth,
): Promise<Load | undefined> {
  const [load] = await database
    .select()
    .from(statementLoads)
    .where(
      and(
        eq(statementLoads.carrierId, carrier),
        eq(statementLoads.year, year),
        eq(statementLoads.month, month),
        inArray(statementLoads.state, ["Waiting", "Loading", "Loaded"]),
      ),
    );
  return load;
}
