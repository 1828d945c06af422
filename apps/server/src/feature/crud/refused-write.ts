import type { CrudName } from "@portico/contract";
import { getTableColumns, getTableName } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";
import { type ForeignKey, getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { type BrokenReference, brokenReferenceOf, isDuplicate } from "../../db/database-errors.ts";
import { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import type { BoundCrud } from "./crud.ts";

/** A write that was tried. */
export interface Tried {
  readonly call: CrudName;
  /** What was sent. */
  readonly body: unknown;
}

/**
 * What is answered where the database refused a write for what was sent: 409 where there is a row like it, or where others
 * refer to one that was to be removed, and 422 where it refers to what is not there. Undefined where the fault is the
 * server's.
 */
export function refusedWrite(crud: BoundCrud, { call, body }: Tried, error: unknown): Failure | undefined {
  const { duplicate, noun } = crud;
  if (duplicate && isDuplicate(error)) {
    return new Failure(409, duplicate.message, faultsOf(Object.entries(duplicate.fields)));
  }
  const broken = brokenReferenceOf(error);
  if (!broken) return undefined;
  if (call === "remove") {
    return new Failure(
      409,
      `${noun} is still in use, so it was not removed. Remove what refers to it first.`,
    );
  }
  // A reference that nobody sent is the feature's own, and nobody but its author mends it.
  const sent = referringColumns(crud, broken).filter((name) => isSent(body, name));
  if (sent.length === 0) return undefined;
  return validationFailure(
    "body",
    faultsOf(sent.map((name) => [name, "This does not exist anymore; choose another."])),
  );
}

function faultsOf(fields: readonly (readonly [string, string])[]): Record<string, string[]> {
  return Object.fromEntries(fields.map(([field, text]) => [field, [text]]));
}

function isSent(body: unknown, name: string): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, name);
}

/** The columns of a reference, by the names that code and forms know them by; none where another table refers. */
function referringColumns({ table }: BoundCrud, broken: BrokenReference): string[] {
  if (broken.table !== getTableName(table)) return [];
  const key = getTableConfig(table).foreignKeys.find(
    (each) => constraintOf(table, each) === broken.constraint,
  );
  const referring: readonly PgColumn[] = key?.reference().columns ?? [];
  return Object.entries<PgColumn>(getTableColumns<PgTable>(table)).flatMap(([name, column]) =>
    referring.includes(column) ? [name] : [],
  );
}

const casing = new CasingCache("snake_case");
/** PostgreSQL cuts longer names off. */
const maxNameLength = 63;

/** What a reference is called in the database, as migrations name it. */
export function constraintOf(table: PgTable, key: ForeignKey): string {
  const { name, columns, foreignTable, foreignColumns } = key.reference();
  const namesOf = (some: readonly PgColumn[]) => some.map((column) => casing.getColumnCasing(column));
  const parts = [
    getTableName(table),
    ...namesOf(columns),
    getTableName(foreignTable),
    ...namesOf(foreignColumns),
  ];
  return (name ?? `${parts.join("_")}_fk`).slice(0, maxNameLength);
}
