import { getTableColumns, getTableName } from "drizzle-orm";
import { type ForeignKey, getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { columnName } from "../../db/column-name.ts";
import { brokenReferenceOf, duplicateOf, type ViolatedConstraint } from "../../db/database-errors.ts";
import { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import { thisRow } from "../row-noun.ts";
import type { WriteContext, WriteName } from "./crud.ts";

/** The request that led to a write. */
export interface WriteRequest {
  readonly call: WriteName;
  readonly body: unknown;
}

/**
 * The response if the database rejected a write because of its values: 409 for a duplicate or a row that is still
 * referenced, 422 for a reference to a missing row. Undefined for other errors.
 */
export function toWriteFailure(
  crud: WriteContext,
  { call, body }: WriteRequest,
  error: unknown,
): Failure | undefined {
  const { list } = crud;
  const violated = duplicateOf(error);
  const duplicate = violated && (crud.duplicates?.[violated.constraint] ?? crud.duplicate);
  if (duplicate) {
    return new Failure(409, duplicate.message, faultsOf(Object.entries(duplicate.fields)));
  }
  const broken = brokenReferenceOf(error);
  if (!broken) return undefined;
  if (call === "remove") {
    return new Failure(
      409,
      `${thisRow(list)} is still in use, so it wasn't deleted. Delete what refers to it first.`,
    );
  }
  // A broken reference that was not in the request is a bug of the feature.
  const sent = referringColumns(crud, broken).filter((name) => isSent(body, name));
  if (sent.length === 0) return undefined;
  return validationFailure(
    "body",
    faultsOf(sent.map((name) => [name, "This no longer exists. Choose another."])),
  );
}

function faultsOf(fields: readonly (readonly [string, string])[]): Record<string, string[]> {
  return Object.fromEntries(fields.map(([field, text]) => [field, [text]]));
}

function isSent(body: unknown, name: string): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, name);
}

/** The columns of a foreign key by property name. Empty if it belongs to another table. */
function referringColumns({ table }: WriteContext, broken: ViolatedConstraint): string[] {
  if (broken.table !== getTableName(table)) return [];
  const key = getTableConfig(table).foreignKeys.find(
    (each) => constraintOf(table, each) === broken.constraint,
  );
  const referring: readonly PgColumn[] = key?.reference().columns ?? [];
  return Object.entries<PgColumn>(getTableColumns<PgTable>(table)).flatMap(([name, column]) =>
    referring.includes(column) ? [name] : [],
  );
}

/** PostgreSQL truncates longer names. */
const maxNameLength = 63;

/** The database name of a foreign key, as generated in migrations. */
export function constraintOf(table: PgTable, key: ForeignKey): string {
  const { name, columns, foreignTable, foreignColumns } = key.reference();
  const columnNames = (some: readonly PgColumn[]) => some.map((column) => columnName(column));
  const parts = [
    getTableName(table),
    ...columnNames(columns),
    getTableName(foreignTable),
    ...columnNames(foreignColumns),
  ];
  return (name ?? `${parts.join("_")}_fk`).slice(0, maxNameLength);
}
