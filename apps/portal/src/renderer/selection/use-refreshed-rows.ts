import type { ListId } from "@portico/contract";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { messages } from "../../messages.ts";
import {
  elsewhere,
  type FetchedPage,
  narrowingOf,
  nothingPicked,
  type PickedRows,
  refresh,
} from "./picked-rows.ts";

interface Options {
  endpointId: ListId;
  /** All that narrows the list, as JSON. */
  filters: string;
  page: FetchedPage;
  picked: PickedRows;
  setPicked: (change: (before: PickedRows) => PickedRows) => void;
  /** Rows are known by the id that the list itself knows them by. */
  hasListIds: boolean;
}

const words = messages.listPage.selection;
const left = { filters: "", picked: nothingPicked };

/**
 * Brings what is selected up to date with each fetch: rows of the page as they are now, and of other pages those that
 * the list still has. A row that another page shows now stays selected.
 */
export function useRefreshedRows({ endpointId, filters, page, picked, setPicked, hasListIds }: Options) {
  const notify = useNotify();
  const origin = useCallOrigin();
  const canCheck = hasListIds && !origin?.isPreview;
  const latest = useRef({ filters, picked });
  useEffect(() => {
    latest.current = { filters, picked };
    return () => {
      // What comes once the page was left is said to nobody.
      latest.current = left;
    };
  }, [filters, picked]);

  const fetched = useRef(page);
  useEffect(() => {
    const before = fetched.current;
    if (before.shown === page.shown && before.fetchedAt === page.fetchedAt) return;
    fetched.current = page;
    if (picked.rows.size === 0) return;
    if (narrowingOf(before.pageKey) !== narrowingOf(page.pageKey)) {
      // Selected while the rows of the filters before were still shown.
      setPicked(() => nothingPicked);
      notify({ tone: "info", text: words.clearedByFilter });
      return;
    }
    const result = refresh(picked, page);
    if (result.picked !== picked) setPicked((now) => refresh(now, page).picked);
    const isChanged = before.pageKey === page.pageKey || before.totalRecords !== page.totalRecords;
    const ids = canCheck && isChanged ? elsewhere(result.picked, page.shown) : [];
    if (ids.length === 0 && result.vanished === 0) return;
    const { vanished } = result;
    import("./rows-gone.ts")
      .then(({ follow }) => follow({ endpointId, filters, origin, ids, vanished, latest, setPicked, notify }))
      .catch(() => notify({ tone: "warning", text: messages.listPage.partNotLoaded }));
  }, [page, picked, endpointId, filters, origin, canCheck, setPicked, notify]);
}
