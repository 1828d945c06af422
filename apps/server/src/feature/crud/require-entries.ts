import { type GenericTypeKey, typeGuids } from "@portico/contract";
import { inArray } from "drizzle-orm";
import type { Database, Row } from "../../db/database.ts";
import { genericEntries } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";

/**
 * Checks that columns have entries of their generic types.
 * @throws Failure 422 if a value is an entry of another type, or none
 */
export async function requireEntries(
  transaction: Database,
  types: Readonly<Partial<Record<string, GenericTypeKey>>>,
  columns: Row,
): Promise<void> {
  const ids = Object.keys(types).flatMap((name) => (typeof columns[name] === "string" ? columns[name] : []));
  if (ids.length === 0) return;
  const entries = await transaction
    .select({ id: genericEntries.id, typeId: genericEntries.typeId })
    .from(genericEntries)
    .where(inArray(genericEntries.id, ids));
  const typeOf = new Map(entries.map(({ id, typeId }) => [id, typeId]));
  const wrong = Object.entries(types).filter(([name, type]) => {
    const id = columns[name];
    return type && typeof id === "string" && typeOf.get(id.toLowerCase()) !== typeGuids[type];
  });
  if (wrong.length > 0) {
    const errors = wrong.map(([name]) => [name, ["This isn't available here. Choose one from the list."]]);
    throw validationFailure("body", Object.fromEntries(errors));
  }
}
