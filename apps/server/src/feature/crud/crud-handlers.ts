import { randomUUID } from "node:crypto";
import type { CrudName } from "@portico/contract";
import { signedIn } from "../../access/caller.ts";
import type { AnyHandler, CheckedRequest } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";
import type { Change, CrudContext, WriteContext, WriteName } from "./crud.ts";
import { readDetail } from "./read-row.ts";
import { toWriteFailure } from "./write-failure.ts";
import { createRow, deleteRow, endRow, updateRow } from "./write-row.ts";

/** A request for one row. */
type OnRow = CheckedRequest & { readonly params: { readonly id: string } };

type RowWriter = (crud: WriteContext, change: Change) => Promise<unknown>;

/** The handlers that create, read and change rows, by call name. */
export function crudHandlers(services: Services, crud: CrudContext): Readonly<Record<CrudName, AnyHandler>> {
  const on = (call: WriteName, writeRow: RowWriter) => (request: OnRow) =>
    write(services, crud, { call, id: request.params.id, request, writeRow });
  const create: AnyHandler = (request) =>
    write(services, crud, { call: "create", id: randomUUID(), request, writeRow: createRow });
  const update = on("update", updateRow);
  return {
    create,
    detail: ({ params: { id }, caller }: OnRow) => readDetail(services, crud, signedIn(caller), id),
    update,
    save: (request: CheckedRequest & { readonly body: { readonly id?: string } }) =>
      request.body.id === undefined
        ? create(request)
        : update({ ...request, params: { id: request.body.id } }),
    end: on("end", endRow),
    remove: on("remove", deleteRow),
  };
}

interface WriteOptions {
  readonly call: WriteName;
  readonly id: string;
  readonly request: CheckedRequest;
  readonly writeRow: RowWriter;
}

/** @throws Failure 409 or 422 if the database rejects the values */
async function write(
  services: Services,
  crud: CrudContext,
  { call, id, request, writeRow }: WriteOptions,
): Promise<unknown> {
  const context = requireWritable(crud);
  const { body, caller, expectedVersion, once } = request;
  try {
    return await once(services.database, (transaction) =>
      writeRow(context, { call, transaction, services, caller: signedIn(caller), id, body, expectedVersion }),
    );
  } catch (error) {
    throw toWriteFailure(context, { call, body }, error) ?? error;
  } finally {
    crud.afterwards?.(services);
  }
}

/** @throws Error if the list has no table or category for writes, which the types of `feature` prevent */
function requireWritable(crud: CrudContext): WriteContext {
  const { table, category, list } = crud;
  if (table && category) return { ...crud, table, category };
  throw new Error(
    `Rows of "${list.id}" can be written, so the feature requires a table with versions and a category.`,
  );
}
