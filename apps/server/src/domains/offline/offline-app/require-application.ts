import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../errors/failure.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";

/** @throws Failure 404 if the application doesn't exist or isn't visible to the caller */
export async function requireApplication(
  database: Database,
  list: BoundList,
  caller: Caller,
  id: string,
): Promise<void> {
  if (!(await findRow(database, list, caller, id, ["id"]))) throw notFound("This application");
}
