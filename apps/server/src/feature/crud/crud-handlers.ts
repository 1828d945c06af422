import { randomUUID } from "node:crypto";
import type { CrudName } from "@portico/contract";
import { signedIn } from "../../access/caller.ts";
import type { AnyHandler, CheckedRequest } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";
import type { BoundCrud } from "./crud.ts";
import { readDetail } from "./read-row.ts";
import { refusedWrite, type Tried } from "./refused-write.ts";
import { type Change, createRow, deleteRow, endRow, updateRow } from "./write-row.ts";

/** A request about one row. */
type OnRow = CheckedRequest & { readonly params: { readonly id: string } };

/** The calls that create, read and change rows, by their names. */
export function crudHandlers(services: Services, crud: BoundCrud): Readonly<Record<CrudName, AnyHandler>> {
  const changing =
    (call: CrudName, write: (crud: BoundCrud, change: Change) => Promise<unknown>) =>
    ({ params: { id }, body, caller, expectedVersion, once }: OnRow) =>
      writing(services, crud, { call, body }, () =>
        once(services.database, (transaction) =>
          write(crud, { transaction, services, caller: signedIn(caller), id, body, expectedVersion }),
        ),
      );
  return {
    create: ({ body, caller, once }) =>
      writing(services, crud, { call: "create", body }, () =>
        once(services.database, (transaction) =>
          createRow(crud, { transaction, services, caller: signedIn(caller), id: randomUUID(), body }),
        ),
      ),
    detail: ({ params: { id }, caller }: OnRow) => readDetail(services, crud, signedIn(caller), id),
    update: changing("update", updateRow),
    end: changing("end", endRow),
    remove: changing("remove", deleteRow),
  };
}

/** @throws Failure 409 or 422 where the database refuses what was sent */
async function writing<Result>(
  services: Services,
  crud: BoundCrud,
  tried: Tried,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw refusedWrite(crud, tried, error) ?? error;
  } finally {
    crud.afterwards?.(services);
  }
}
