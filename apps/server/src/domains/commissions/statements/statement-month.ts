import type { Database } from "../../../db/database.ts";
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
