import { layoutKinds } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { fileLayouts, statementLoads } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { nameOfUser } from "../identity/person-name.ts";

const { id, kind, layout, updatedBy, updatedDate, createdDate } = fileLayouts;

/** The SQL of the fields that all lists of layouts have. */
export const layoutListFields = {
  loads: sql`(select count(*)::int from ${statementLoads} where ${statementLoads.formatId} = ${id})`,
  updatedBy: nameOfUser(updatedBy),
  updatedDate: sql`coalesce(${updatedDate}, ${createdDate})`,
  layout: sql`${layout}::text`,
};

/** The SQL of what the files of a layout contain. */
export const filesLabel: SQL = sql`case ${kind} ${sql.join(
  Object.entries(layoutKinds).map(([name, { label }]) => sql`when ${name}::text then ${label}::text`),
  sql` `,
)} end`;

/** The SQL of the number of columns that a layout maps. */
export const mappedColumns: SQL = sql`(select count(*)::int from jsonb_object_keys(${layout} -> 'columns'))`;

/**
 * Makes sure that no statement was loaded with a layout.
 * @param noun what the layout is called: "CSV format"
 * @throws Failure 409
 */
export async function requireUnused(database: Database, layoutId: string, noun: string): Promise<void> {
  const loads = await database.$count(statementLoads, eq(statementLoads.formatId, layoutId));
  if (loads > 0)
    throw new Failure(
      409,
      `Statements were loaded with this ${noun}, so it can't be deleted. Disable it instead.`,
    );
}

/** The response if another layout has the name. */
export function duplicateName(noun: string) {
  return {
    message: `Another ${noun} has this name. Choose another name.`,
    fields: { name: `Another ${noun} has this name` },
  };
}
