import { randomUUID } from "node:crypto";
import type { CrudName } from "@portico/contract";
import { signedIn } from "../../access/caller.ts";
import { isDuplicate } from "../../db/database-errors.ts";
import { Failure } from "../../http/failure.ts";
import type { AnyHandler, CheckedRequest } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import type { BoundCrud } from "./crud.ts";
import { readDetail } from "./read-row.ts";
import { type Change, createRow, deleteRow, endRow, updateRow } from "./write-row.ts";

/** A request about one row. */
type OnRow = CheckedRequest & { readonly params: { readonly id: string } };

/** The calls that create, read and change rows, by their names. */
export function crudHandlers(services: Services, crud: BoundCrud): Readonly<Record<CrudName, AnyHandler>> {
  const changing =
    (write: (crud: BoundCrud, change: Change) => Promise<unknown>) =>
    ({ params: { id }, body, caller, expectedVersion, once }: OnRow) =>
      writing(services, crud, () =>
        once(services.database, (transaction) =>
          write(crud, { transaction, services, caller: signedIn(caller), id, body, expectedVersion }),
        ),
      );
  return {
    create: ({ body, caller, once }) =>
      writing(services, crud, () =>
        once(services.database, (transaction) =>
          createRow(crud, { transaction, services, caller: signedIn(caller), id: randomUUID(), body }),
        ),
      ),
    detail: ({ params: { id }, caller }: OnRow) => readDetail(services, crud, signedIn(caller), id),
    update: changing(updateRow),
    end: changing(endRow),
    remove: changing(deleteRow),
  };
}

/** @throws Failure 409 where the table has a row like the one that is written */
async function writing<Result>(
  services: Services,
  { duplicate, afterwards }: BoundCrud,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!duplicate || !isDuplicate(error)) throw error;
    const faults = Object.entries(duplicate.fields).map(([field, text]) => [field, [text]]);
    throw new Failure(409, duplicate.message, Object.fromEntries(faults));
  } finally {
    afterwards?.(services);
  }
}
