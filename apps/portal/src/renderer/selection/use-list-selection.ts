import { type ListId, maxBulkRows } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { useNotify } from "@portico/ui/notification";
import { useMutation } from "@tanstack/react-query";
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
  markedIds,
  nothingSelected,
  type PageRows,
  type SelectedRows,
  select,
  selectFrozen,
  targetOf,
} from "./selected-rows.ts";
import { useRefreshedRows } from "./use-refreshed-rows.ts";

/** What is selected on a list, and the ways to change that. */
export interface ListSelection {
  /** Those marked in the table. */
  readonly selectedIds: ReadonlySet<string>;
  /** On all pages. */
  readonly count: number;
  readonly target: ActionTarget;
  /** All that match are selected, frozen by the server. */
  readonly isFrozen: boolean;
  readonly change: (change: { ids: ReadonlySet<string> }) => void;
  readonly unmarkAll: () => void;
  readonly selectAllMatching: () => void;
}

interface Options {
  endpointId: ListId;
  state: ListState;
  rows: readonly ListRow[];
  /** The page that the rows are of, as far as it was fetched. */
  fetched: Partial<Omit<FetchedPage, "shown">> & { readonly hasMoreRecords?: boolean };
  /** Rows are known by the id that the list itself knows them by. */
  hasListIds: boolean;
}

/** One asking for all that match. */
interface SelectionRequest {
  /** As JSON. */
  readonly filters: string;
}

const words = messages.listPage.selection;

/**
 * Holds what is selected. Paging and sorting keep it, another filter clears it and says so, and each fetch brings the
 * rows up to date.
 */
export function useListSelection(options: Options): ListSelection {
  const { endpointId, state, rows, fetched, hasListIds } = options;
  const { pageKey = "", totalRecords = 0, hasMoreRecords = false, fetchedAt = 0 } = fetched;
  const notify = useNotify();
  const [selected, setSelected] = useState<SelectedRows>(nothingSelected);
  const shown: PageRows = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);

  const filters = JSON.stringify(allFilters(state));
  const cleared = useRef({ filters, selected: selected });
  useEffect(() => {
    const before = cleared.current;
    cleared.current = { filters, selected: selected };
    if (before.filters === filters || countSelected(selected) === 0) return;
    setSelected(nothingSelected);
    notify({ tone: "info", text: words.clearedByFilter });
  }, [filters, selected, notify]);

  const page = useMemo(
    () => ({ shown, totalRecords, pageKey, fetchedAt }),
    [shown, totalRecords, pageKey, fetchedAt],
  );
  useRefreshedRows({ endpointId, filters, page, selected, setSelected, hasListIds });

  const { frozen } = selected;
  useEffect(() => {
    if (!frozen) return;
    const expire = () => {
      setSelected((now) => (now.frozen === frozen ? nothingSelected : now));
      notify({ tone: "info", text: words.expired(frozen.count) });
    };
    const timer = setTimeout(expire, Math.max(0, Date.parse(frozen.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [frozen, notify]);

  // Ignores a late response if the selection changed in the meantime.
  const awaited = useRef<SelectionRequest>(undefined);
  useEffect(() => {
    if (awaited.current?.filters !== filters) awaited.current = undefined;
  }, [filters]);
  const origin = useCallOrigin();
  const { mutate } = useMutation({
    mutationFn: (asked: SelectionRequest) =>
      fetchJson("selections.create", {
        body: { endpoint: endpointId, filters: JSON.parse(asked.filters) },
        origin,
      }),
    onSuccess: (answer, asked) => {
      if (asked === awaited.current) setSelected(selectFrozen(frozenSelectionOf(Date.now(), answer)));
    },
    onError: (error, asked) => {
      if (asked === awaited.current)
        notify({ tone: "danger", text: words.allMatchingFailed(errorMessage(error)) });
    },
    onSettled: (_answer, _error, asked) => {
      if (asked === awaited.current) awaited.current = undefined;
    },
  });

  const change = useCallback(
    ({ ids }: { ids: ReadonlySet<string> }) => {
      awaited.current = undefined;
      setSelected((before) => select(before, ids, shown));
    },
    [shown],
  );
  const unmarkAll = useCallback(() => {
    awaited.current = undefined;
    setSelected(nothingSelected);
  }, []);
  const selectAllMatching = () => {
    if (totalRecords + Number(hasMoreRecords) > maxBulkRows)
      notify({ tone: "warning", text: words.tooManyMatch(totalRecords, hasMoreRecords, maxBulkRows) });
    else if (!awaited.current) {
      awaited.current = { filters };
      mutate(awaited.current);
    }
  };
  const selectedIds = useMemo(() => markedIds(selected, shown), [selected, shown]);
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
