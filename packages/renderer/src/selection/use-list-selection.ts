import { maxBulkRows } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { Selection } from "@portico/screens";
import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ActionTarget } from "../action-kinds/target.ts";
import { useCallOrigin } from "../client/call-origin.ts";
import { errorMessage } from "../client/error-message.ts";
import { useClient } from "../client/screen-client.ts";
import { allFilters, type ListState } from "../list-state.ts";
import { usePageMessages } from "../messages/page.ts";
import {
  countSelected,
  type FetchedPage,
  frozenSelectionOf,
  nothingSelected,
  type PageRows,
  type SelectedRows,
  select,
  selectedIdsOnPage,
  selectFrozen,
  targetOf,
} from "./selected-rows.ts";
import { useRefreshedRows } from "./use-refreshed-rows.ts";
import { useRestorableSelection } from "./use-restorable-selection.ts";

/** The selection of a list, and functions to change it. */
export interface ListSelection {
  /** The selected rows of the current page. */
  readonly selectedIds: ReadonlySet<string>;
  /** The number of selected rows on all pages. */
  readonly count: number;
  readonly target: ActionTarget;
  /** Whether all matching rows are selected. */
  readonly isFrozen: boolean;
  readonly change: (change: { ids: ReadonlySet<string> }) => void;
  readonly unmarkAll: () => void;
  readonly selectAllMatching: () => void;
  /** Withdraws the offer to restore rows that are no longer selected. */
  readonly forgetDropped: () => void;
}

interface Options {
  endpointId: string;
  state: ListState;
  /** Changes the list's state by navigation. */
  changeState: (next: (before: ListState) => ListState) => void;
  rows: readonly ListRow[];
  /** The page of the rows, if it was fetched. */
  fetched: Partial<Omit<FetchedPage, "shown">> & {
    readonly hasMoreRecords?: boolean;
    readonly isStale?: boolean;
  };
  /** Whether row ids are the ids of the list endpoint. A screen can declare another field. */
  hasListIds: boolean;
}

/** A selection to restore when the rows of its filters are shown again. */
interface PendingRestore {
  readonly selected: SelectedRows;
  readonly filters: string;
}

/** A request to select all matching rows. */
interface SelectionRequest {
  /** The filters as JSON. */
  readonly filters: string;
}

/**
 * Stores the selection of a list. It survives paging and sorting, is cleared with a notification when filters change,
 * and is updated with each fetch.
 */
export function useListSelection(options: Options): ListSelection {
  const { endpointId, state, changeState, rows, fetched, hasListIds } = options;
  const { pageKey = "", totalRecords = 0, hasMoreRecords = false, fetchedAt = 0, isStale = false } = fetched;
  const pageTexts = usePageMessages();
  const texts = pageTexts.listPage.selection;
  const notify = useNotify();
  const [selected, setSelected] = useState<SelectedRows>(nothingSelected);
  const pageRows: PageRows = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);

  const filters = JSON.stringify(allFilters(state));
  const { offer, forget } = useRestorableSelection();
  const pendingRestore = useRef<PendingRestore>(undefined);
  const previous = useRef({ filters, selected, state });
  useEffect(() => {
    const before = previous.current;
    previous.current = { filters, selected, state };
    if (before.filters === filters) return;
    if (pendingRestore.current?.filters !== filters) pendingRestore.current = undefined;
    if (countSelected(selected) === 0) return forget();
    setSelected(nothingSelected);
    offer({
      before: selected,
      after: nothingSelected,
      text: texts.clearedByFilter,
      // These rows match the earlier filters, so both are restored. The path's filters are not the list's to change.
      restore:
        JSON.stringify(before.state.permanent) === JSON.stringify(state.permanent)
          ? () => {
              pendingRestore.current = { selected, filters: before.filters };
              const { filters: values, pageNumber } = before.state;
              changeState((now) => ({ ...now, filters: values, pageNumber }));
            }
          : undefined,
    });
  }, [filters, selected, state, changeState, offer, forget, texts]);

  const page = useMemo(
    () => ({ pageRows, totalRecords, pageKey, fetchedAt }),
    [pageRows, totalRecords, pageKey, fetchedAt],
  );
  useRefreshedRows({ endpointId, filters, page, selected, setSelected, hasListIds });
  useEffect(() => {
    const pending = pendingRestore.current;
    if (pending?.filters !== filters || isStale) return;
    pendingRestore.current = undefined;
    setSelected(pending.selected);
  }, [filters, isStale]);

  const { frozen } = selected;
  useEffect(() => {
    if (!frozen) return;
    const expire = () => {
      setSelected((now) => (now.frozen === frozen ? nothingSelected : now));
      notify({ tone: "info", text: texts.expired(frozen.count) });
    };
    const timer = setTimeout(expire, Math.max(0, Date.parse(frozen.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [frozen, notify, texts]);

  // Ignores the response if the selection changed in the meantime.
  const pendingRequest = useRef<SelectionRequest>(undefined);
  useEffect(() => {
    if (pendingRequest.current?.filters !== filters) pendingRequest.current = undefined;
  }, [filters]);
  const client = useClient();
  const origin = useCallOrigin();
  const freezeSelection = async (request: SelectionRequest) => {
    const isPending = () => request === pendingRequest.current;
    try {
      const body = { endpoint: endpointId, filters: JSON.parse(request.filters) };
      const response = await client.fetchJson<Selection>(client.services.selections?.create ?? "", {
        body,
        origin,
      });
      if (isPending()) setSelected(selectFrozen(frozenSelectionOf(Date.now(), response)));
    } catch (error) {
      if (isPending())
        notify({ tone: "danger", text: texts.allMatchingFailed(errorMessage(error, pageTexts)) });
    } finally {
      if (isPending()) pendingRequest.current = undefined;
    }
  };

  // Several changes can come before the next render.
  const latestSelected = useRef(selected);
  useEffect(() => {
    latestSelected.current = selected;
  }, [selected]);
  const replace = useCallback(
    (after: SelectedRows) => {
      const before = latestSelected.current;
      latestSelected.current = after;
      setSelected(after);
      offer({ before, after, restore: () => setSelected(before) });
    },
    [offer],
  );
  const change = useCallback(
    ({ ids }: { ids: ReadonlySet<string> }) => {
      pendingRequest.current = undefined;
      replace(select(latestSelected.current, ids, pageRows));
    },
    [pageRows, replace],
  );
  const unmarkAll = useCallback(() => {
    pendingRequest.current = undefined;
    replace(nothingSelected);
  }, [replace]);
  const selectAllMatching = () => {
    if (totalRecords + Number(hasMoreRecords) > maxBulkRows)
      notify({ tone: "warning", text: texts.tooManyMatch(totalRecords, hasMoreRecords, maxBulkRows) });
    else if (!pendingRequest.current) {
      pendingRequest.current = { filters };
      void freezeSelection(pendingRequest.current);
    }
  };
  const selectedIds = useMemo(() => selectedIdsOnPage(selected, pageRows), [selected, pageRows]);
  const target = useMemo(() => targetOf(selected), [selected]);
  return {
    selectedIds,
    count: countSelected(selected),
    target,
    isFrozen: selected.frozen !== undefined,
    change,
    unmarkAll,
    selectAllMatching,
    forgetDropped: forget,
  };
}
