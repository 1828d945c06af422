import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { pageMessages } from "../messages/page.ts";
import {
  type FetchedPage,
  filterKeyOf,
  idsOnOtherPages,
  nothingSelected,
  refresh,
  type SelectedRows,
} from "./selected-rows.ts";

interface Options {
  endpointId: string;
  /** All filters of the list, as JSON. */
  filters: string;
  page: FetchedPage;
  selected: SelectedRows;
  setSelected: (change: (before: SelectedRows) => SelectedRows) => void;
  /** Whether row ids are the ids of the list endpoint. A screen can declare another field. */
  hasListIds: boolean;
}

const unmounted = { filters: "", selected: nothingSelected };

/** Updates the selected rows after each fetch. Rows of other pages stay selected if the list still contains them. */
export function useRefreshedRows({ endpointId, filters, page, selected, setSelected, hasListIds }: Options) {
  const client = useClient();
  const messages = useHostMessages();
  const notify = useNotify();
  const origin = useCallOrigin();
  const canCheck = hasListIds && !origin?.isPreview && client.services.selections !== undefined;
  const latest = useRef({ filters, selected });
  useEffect(() => {
    latest.current = { filters, selected };
    return () => {
      // Don't report removed rows after the user has left the page.
      latest.current = unmounted;
    };
  }, [filters, selected]);

  const lastPage = useRef(page);
  useEffect(() => {
    const before = lastPage.current;
    if (before.pageRows === page.pageRows && before.fetchedAt === page.fetchedAt) return;
    lastPage.current = page;
    if (selected.rows.size === 0) return;
    const texts = pageMessages(messages).listPage;
    if (filterKeyOf(before.pageKey) !== filterKeyOf(page.pageKey)) {
      // These rows were selected while the rows of the previous filters were still shown.
      setSelected(() => nothingSelected);
      notify({ tone: "info", text: texts.selection.clearedByFilter });
      return;
    }
    const result = refresh(selected, page);
    if (result.selected !== selected) setSelected((now) => refresh(now, page).selected);
    const isChanged = before.pageKey === page.pageKey || before.totalRecords !== page.totalRecords;
    const ids = canCheck && isChanged ? idsOnOtherPages(result.selected, page.pageRows) : [];
    if (ids.length === 0 && result.removedCount === 0) return;
    const { removedCount } = result;
    import("./removed-rows.ts")
      .then(({ deselectRemovedRows }) =>
        deselectRemovedRows({
          client,
          endpointId,
          filters,
          origin,
          ids,
          removedCount,
          latest,
          setSelected,
          notify,
          messages,
        }),
      )
      .catch(() => notify({ tone: "warning", text: texts.partNotLoaded }));
  }, [client, page, selected, endpointId, filters, origin, canCheck, setSelected, notify, messages]);
}
