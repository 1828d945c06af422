import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Row } from "../../db/database.ts";
import type { Change, NamedColumns, Write, WriteContext } from "./crud.ts";

/**
 * The column values of a form: those that the feature's `columns` returns, or the body's values with the same names.
 * A nullable column becomes null if the form could have sent a value but did not.
 */
export async function columnsOfForm(
  crud: WriteContext,
  write: Write<WriteContext["table"], unknown>,
): Promise<Row> {
  const known = columnsOfTable(crud);
  const columns: Row = crud.columns ? await crud.columns(write) : namedIn(known, write.body);
  const absent = crud.bodyKeys.filter(
    (key) => columns[key] === undefined && known[key] !== undefined && !known[key].notNull,
  );
  return { ...columns, ...Object.fromEntries(absent.map((key) => [key, null])) };
}

function namedIn(known: NamedColumns, body: unknown): Row {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => Object.hasOwn(known, name)));
}

/** The user and the time of the write, for those columns that the table has. */
export function stampsOf(crud: WriteContext, { call, caller, services }: Change): Row {
  const now = services.clock.now();
  const stamps = {
    ...(call === "create" && { createdBy: caller.userId, createdDate: now }),
    updatedBy: caller.userId,
    updatedDate: now,
  };
  const known = columnsOfTable(crud);
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => Object.hasOwn(known, name)));
}

/** The columns of the list's table. */
export function columnsOfTable({ table }: WriteContext): NamedColumns {
  return getTableColumns<PgTable>(table);
}
