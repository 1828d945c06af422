import type { ListRow } from "@portico/endpoints/schemas";
import type { ListState } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import type { ListRows } from "./use-list-rows.ts";

export interface PrintedRowsProps {
  state: ListState;
  rows: ListRows;
  /** All matching rows, if they are printed. */
  printed: readonly ListRow[] | undefined;
}

/** Says on paper which rows were printed. */
export function PrintedRows({ state: { pageNumber, pageSize }, rows: list, printed }: PrintedRowsProps) {
  const texts = usePageMessages().listPage.print;
  const { rows, totalRecords = 0, hasMoreRecords = false } = list;
  const shown = printed ?? rows;
  if (shown.length === 0) return null;
  const before = (pageNumber - 1) * pageSize;
  const isAll = printed !== undefined || (before === 0 && rows.length >= totalRecords);
  return (
    <p className="page:hidden page:text-table page:print:block">
      {isAll
        ? texts.everyRow(shown.length)
        : texts.onePage(before + 1, before + rows.length, totalRecords, hasMoreRecords)}
    </p>
  );
}
