import { valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ScreenDetail } from "@portico/portal-config";

/** The id of a row's detail; undefined if it has none. */
export function detailIdOf({ idField = "id" }: ScreenDetail, row: ListRow): string | undefined {
  const id = valueAt(row, idField);
  return typeof id === "string" && id !== "" ? id : undefined;
}
