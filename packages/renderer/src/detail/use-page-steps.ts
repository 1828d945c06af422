import type { ListRow } from "@portico/endpoints/schemas";
import { useEffect, useState } from "react";
import type { ListState } from "../list-state.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import type { ChangeListState } from "../use-list-state.ts";
import type { DetailViewProps } from "./detail-view.ts";
import { unlessUnsaved } from "./unless-unsaved.ts";

interface Paged {
  readonly state: Pick<ListState, "pageNumber" | "pageSize">;
  readonly change: ChangeListState;
  /** The rows of the page, or the previous ones while they are loading. */
  readonly rows: {
    readonly rows: readonly ListRow[];
    readonly isStale: boolean;
    readonly totalRecords?: number;
    readonly hasMoreRecords?: boolean;
  };
  /** Shows the details of a row without asking about unsaved changes. */
  readonly show: (row: ListRow) => void;
}

/** The page whose first or last row is to be shown. */
interface Target {
  readonly from: number;
  readonly pageNumber: number;
  readonly isLast: boolean;
}

/** What steps from the details of the first or last row of a page to a row of the neighboring page. */
export function usePageSteps({ state, change, rows, show }: Paged): DetailViewProps["pageSteps"] {
  const { pageNumber, pageSize } = state;
  const { totalRecords = 0, hasMoreRecords = false } = rows;
  const messages = useHostMessages();
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (!target || rows.isStale || pageNumber === target.from) return;
    setTarget(undefined);
    const row = rows.rows.at(target.isLast ? -1 : 0);
    if (pageNumber === target.pageNumber && row) show(row);
  }, [target, rows, pageNumber, show]);
  const stepBy = (pages: 1 | -1) => () => {
    if (target) return;
    void unlessUnsaved(() => {
      setTarget({ from: pageNumber, pageNumber: pageNumber + pages, isLast: pages === -1 });
      change((before) => ({ ...before, pageNumber: pageNumber + pages }));
    }, messages);
  };
  const hasNext = pageNumber * pageSize < totalRecords || hasMoreRecords;
  return { previous: pageNumber > 1 ? stepBy(-1) : undefined, next: hasNext ? stepBy(1) : undefined };
}
