import type { ListId } from "@portico/contract";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { messages } from "../../messages/messages.ts";
import {
  type FetchedPage,
  filterKeyOf,
  idsOnOtherPages,
  nothingSelected,
  refresh,
  type SelectedRows,
} from "./selected-rows.ts";

interface Options {
  endpointId: ListId;
  /** All that narrows the list, as JSON. */
  filters: string;
  page: FetchedPage;
  selected: SelectedRows;
  setSelected: (change: (before: SelectedRows) => SelectedRows) => void;
  /** Rows are known by the id that the list itself knows them by. */
  hasListIds: boolean;
}

const words = messages.listPage.selection;
const left = { filters: "", selected: nothingSelected };

/**
 * Brings what is selected up to date with each fetch: rows of the page as they are now, and of other pages those that
 * the list still has. A row that another page shows now stays selected.
 */
export function useRefreshedRows({ endpointId, filters, page, selected, setSelected, hasListIds }: Options) {
  const notify = useNotify();
  const origin = useCallOrigin();
  const canCheck = hasListIds && !origin?.isPreview;
  const latest = useRef({ filters, selected });
  useEffect(() => {
    latest.current = { filters, selected };
    return () => {
      // Not reported after the user left the page.
      latest.current = left;
    };
  }, [filters, selected]);

  const fetched = useRef(page);
  useEffect(() => {
    const before = fetched.current;
    if (before.shown === page.shown && before.fetchedAt === page.fetchedAt) return;
    fetched.current = page;
    if (selected.rows.size === 0) return;
    if (filterKeyOf(before.pageKey) !== filterKeyOf(page.pageKey)) {
      // Selected while the rows of the filters before were still shown.
      setSelected(() => nothingSelected);
      notify({ tone: "info", text: words.clearedByFilter });
      return;
    }
    const result = refresh(selected, page);
    if (result.selected !== selected) setSelected((now) => refresh(now, page).selected);
    const isChanged = before.pageKey === page.pageKey || before.totalRecords !== page.totalRecords;
    const ids = canCheck && isChanged ? idsOnOtherPages(result.selected, page.shown) : [];
    if (ids.length === 0 && result.removedCount === 0) return;
    const { removedCount } = result;
    import("./removed-rows.ts")
      .then(({ deselectRemovedRows: follow }) =>
        follow({ endpointId, filters, origin, ids, removedCount, latest, setSelected: setSelected, notify }),
      )
      .catch(() => notify({ tone: "warning", text: messages.listPage.partNotLoaded }));
  }, [page, selected, endpointId, filters, origin, canCheck, setSelected, notify]);
}
