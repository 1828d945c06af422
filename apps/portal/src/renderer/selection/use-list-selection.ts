import { type ListId, maxBulkRows } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { useNotify } from "@portico/ui/notification";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { errorMessage } from "../../api/error-message.ts";
import { messages } from "../../messages/messages.ts";
import type { ActionTarget } from "../actions/target.ts";
import { allFilters, type ListState } from "../list-state.ts";
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
}

interface Options {
  endpointId: ListId;
  state: ListState;
  rows: readonly ListRow[];
  /** The page of the rows, if it was fetched. */
  fetched: Partial<Omit<FetchedPage, "shown">> & { readonly hasMoreRecords?: boolean };
  /** Whether row ids are the ids of the list endpoint. A screen can declare another field. */
  hasListIds: boolean;
}

/** A request to select all matching rows. */
interface SelectionRequest {
  /** The filters as JSON. */
  readonly filters: string;
}

const texts = messages.listPage.selection;

/**
 * Stores the selection of a list. It survives paging and sorting, is cleared with a notification when filters change,
 * and is updated with each fetch.
 */
export function useListSelection(options: Options): ListSelection {
  const { endpointId, state, rows, fetched, hasListIds } = options;
  const { pageKey = "", totalRecords = 0, hasMoreRecords = false, fetchedAt = 0 } = fetched;
  const notify = useNotify();
  const [selected, setSelected] = useState<SelectedRows>(nothingSelected);
  const pageRows: PageRows = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);

  const filters = JSON.stringify(allFilters(state));
  const previous = useRef({ filters, selected });
  useEffect(() => {
    const before = previous.current;
    previous.current = { filters, selected };
    if (before.filters === filters || countSelected(selected) === 0) return;
    setSelected(nothingSelected);
    notify({ tone: "info", text: texts.clearedByFilter });
  }, [filters, selected, notify]);

  const page = useMemo(
    () => ({ pageRows, totalRecords, pageKey, fetchedAt }),
    [pageRows, totalRecords, pageKey, fetchedAt],
  );
  useRefreshedRows({ endpointId, filters, page, selected, setSelected, hasListIds });

  const { frozen } = selected;
  useEffect(() => {
    if (!frozen) return;
    const expire = () => {
      setSelected((now) => (now.frozen === frozen ? nothingSelected : now));
      notify({ tone: "info", text: texts.expired(frozen.count) });
    };
    const timer = setTimeout(expire, Math.max(0, Date.parse(frozen.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [frozen, notify]);

  // Ignores the response if the selection changed in the meantime.
  const pendingRequest = useRef<SelectionRequest>(undefined);
  useEffect(() => {
    if (pendingRequest.current?.filters !== filters) pendingRequest.current = undefined;
  }, [filters]);
  const origin = useCallOrigin();
  const freezeSelection = async (request: SelectionRequest) => {
    const isPending = () => request === pendingRequest.current;
    try {
      const body = { endpoint: endpointId, filters: JSON.parse(request.filters) };
      const response = await fetchJson("selections.create", { body, origin });
      if (isPending()) setSelected(selectFrozen(frozenSelectionOf(Date.now(), response)));
    } catch (error) {
      if (isPending()) notify({ tone: "danger", text: texts.allMatchingFailed(errorMessage(error)) });
    } finally {
      if (isPending()) pendingRequest.current = undefined;
    }
  };

  const change = useCallback(
    ({ ids }: { ids: ReadonlySet<string> }) => {
      pendingRequest.current = undefined;
      setSelected((before) => select(before, ids, pageRows));
    },
    [pageRows],
  );
  const unmarkAll = useCallback(() => {
    pendingRequest.current = undefined;
    setSelected(nothingSelected);
  }, []);
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
  };
}
