import { monthLabelOf } from "@portico/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { statementLoads } from "../../db/schema/index.ts";
import type { Load } from "./load/loads.ts";
import { requireCarrier } from "./require-carrier.ts";

/** The statement of a carrier and month, as in a query. */
export interface StatementMonth {
  /** The carrier's ID, or text in its name. */
  readonly carrier: string;
  readonly month: number;
  readonly year: number;
}

/** The statement of a carrier and month. */
export interface Statement extends Omit<StatementMonth, "carrier"> {
  readonly carrierId: string;
  readonly carrierName: string;
}

/** A month in sentences: `March 2026`. */
export function monthName({ year, month }: Pick<StatementMonth, "year" | "month">): string {
  return `${monthLabelOf(month)} ${year}`;
}

/**
 * The statement of a query.
 * @throws Failure 422 unless exactly one carrier has the ID or the name
 */
export async function findStatement(
  database: Database,
  { carrier, month, year }: StatementMonth,
): Promise<Statement> {
  const { id: carrierId, name: carrierName } = await requireCarrier(database, carrier);
  return { carrierId, carrierName, month, year };
}

/** A statement in sentences: `statement of AvMed for March 2026`. */
export function statementName({ carrierName, ...month }: Statement): string {
  return `statement of ${carrierName} for ${monthName(month)}`;
}

/** The load of a statement that is loaded or being loaded. */
export async function findActiveLoad(
  database: Database,
  { carrierId, month, year }: Statement,
): Promise<Load | undefined> {
  const [load] = await database
    .select()
    .from(statementLoads)
    .where(
      and(
        eq(statementLoads.carrierId, carrierId),
        eq(statementLoads.year, year),
        eq(statementLoads.month, month),
        inArray(statementLoads.state, ["Waiting", "Loading", "Loaded"]),
      ),
    );
  return load;
}
