import { valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ScreenDetail } from "@portico/portal-config";

/** Returns the id of a row's details, or undefined if the row has none. */
export function detailIdOf({ idField = "id" }: ScreenDetail, row: ListRow): string | undefined {
  const id = valueAt(row, idField);
  return typeof id === "string" && id !== "" ? id : undefined;
}
