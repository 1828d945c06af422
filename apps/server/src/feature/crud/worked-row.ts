import type { RowTable } from "../../audit/change-row.ts";
import { recordStatuses } from "../work/status-changes.ts";
import type { BoundCrud, Write } from "./crud.ts";

/** Adds the status that a row was just given to its history, where the feature's rows are worked. */
export async function recordStatus(
  { work }: BoundCrud,
  { transaction, caller, id }: Pick<Write<RowTable, unknown>, "transaction" | "caller" | "id">,
  comment: string,
): Promise<void> {
  if (work) await recordStatuses(transaction, work, { ids: [id], by: caller.userId, comment });
}
