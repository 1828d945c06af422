import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenDetail } from "@portico/screens";
import type { ActionContext } from "../action-kinds/action-kind.ts";

/** Props of what shows the details of a row: a dialog, or a panel beside the list. */
export interface DetailViewProps {
  detail: ScreenDetail;
  /** The row of the list. */
  row: ListRow;
  /** The id of its details. */
  id: string;
  /** The rows of the list's current page. */
  rows: readonly ListRow[];
  /** What shows the last row of the previous page, and the first row of the next one. Undefined without such a page. */
  pageSteps: { readonly previous: (() => void) | undefined; readonly next: (() => void) | undefined };
  context: ActionContext;
  /** The number of rows that are selected in the list. */
  selectedCount: number;
  /** Shows another row. */
  onStep: (row: ListRow) => void;
  onClose: () => void;
}
