import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isUuid } from "../../../db/is-uuid.ts";
import { carriers } from "../../../db/schema/index.ts";
import { validationFailure } from "../../../http/validation.ts";
import { isNamedLike } from "../../../lists/record-condition.ts";

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

/** The maximum number of carriers that an error names. */
const maxNamed = 5;

/**
 * The carrier with an ID, or the only one whose name contains a text.
 * @throws Failure 422 if there is none, or more than one
 */
async function requireCarrier(database: Database, given: string) {
  const { id, name } = carriers;
  const found = await database
    .select({ id, name })
    .from(carriers)
    .where(isUuid(given) ? eq(id, given) : isNamedLike(carriers, given))
    .orderBy(asc(name));
  const [carrier, ...others] = found;
  if (carrier && others.length === 0) return carrier;
  throw validationFailure("query", { carrier: [problemOf(given, found)] });
}

function problemOf(given: string, found: readonly { readonly name: string }[]): string {
  if (found.length > 0) {
    const names = found.slice(0, maxNamed).map(({ name }) => name);
    const more = found.length > maxNamed ? [`${found.length - maxNamed} more`] : [];
    const list = new Intl.ListFormat("en-US").format([...names, ...more]);
    return `“${given}” is part of the names of ${found.length} carriers: ${list}. Enter a whole name or an ID.`;
  }
  return isUuid(given)
    ? "This carrier doesn't exist. Choose one from the list."
    : `No carrier's name contains “${given}”. Enter a carrier's name or ID.`;
}
