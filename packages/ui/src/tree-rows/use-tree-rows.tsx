"use client";

import type { ExpandedState } from "@tanstack/react-table";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLatest } from "../data-table/use-latest.js";
import { useMessages } from "../messages/use-messages.js";
import { ChildRowsState } from "./child-rows-state.js";

/** Where the rows of a tree come from. */
export interface TreeRowsOptions<Row> {
  /** The rows of the first level, such as a page of a server. Keep the array's identity between renders. */
  rows: readonly Row[];
  /** A row's id, unique on all levels. */
  rowId: (row: Row) => string;
  /** Whether a row can be expanded. */
  hasChildren: (row: Row) => boolean;
  /** Loads the rows below a row, when it is expanded for the first time. */
  loadChildren: (request: { row: Row; signal: AbortSignal }) => Promise<readonly Row[]>;
  /** When it changes, loaded children are loaded again: it identifies their sort and filters. @default never */
  resetKey?: string | undefined;
  /** What is shown if children couldn't be loaded. @default "Couldn't load this", from the messages */
  describeFailure?: ((error: unknown) => ReactNode) | undefined;
}

/** A tree whose levels are loaded when they are shown. */
export interface TreeRows<Row> {
  /** Options of `useTable`, whose features have to include `rowExpandingFeature` and its row model. */
  options: {
    data: readonly Row[];
    getRowId: (row: Row) => string;
    getSubRows: (row: Row) => Row[] | undefined;
    getRowCanExpand: (row: { original: Row }) => boolean;
    onExpandedChange: (updater: ExpandedState | ((before: ExpandedState) => ExpandedState)) => void;
    state: { expanded: ExpandedState };
    autoResetExpanded: false;
  };
  /** The `rowDetail` of `DataTable`: children that are loading, or that failed to load. */
  rowDetail: (row: Row) => ReactNode;
  /** Loads the children of expanded rows again. */
  reload: () => void;
}

type Children<Row> = { rows: Row[] } | { error: unknown };

/** Loads the children of rows when users expand them, for a `DataTable` with a TanStack table. */
export function useTreeRows<Row>(tree: TreeRowsOptions<Row>): TreeRows<Row> {
  const { rows, resetKey } = tree;
  const { errorState } = useMessages();
  const latest = useLatest(tree);
  const requests = useRef(new Map<string, AbortController>());
  /** What was loaded below a row. */
  const [children, setChildren] = useState<ReadonlyMap<string, Children<Row>>>(new Map());
  const [expanded, setExpanded] = useState<ExpandedState>({});

  const drop = useCallback((isDropped: (id: string, entry: Children<Row>) => boolean) => {
    setChildren((before) => new Map([...before].filter(([id, entry]) => !isDropped(id, entry))));
  }, []);
  const reload = useCallback(() => {
    abortAll(requests.current);
    drop(() => true);
  }, [drop]);
  const [shownKey, setShownKey] = useState(resetKey);
  if (shownKey !== resetKey) {
    setShownKey(resetKey);
    setChildren(new Map());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests of another sort or filter are dropped
  useEffect(() => {
    const { current } = requests;
    return () => abortAll(current);
  }, [resetKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: children of another sort or filter are loaded again
  useEffect(() => {
    const load = async (row: Row, id: string) => {
      const request = new AbortController();
      requests.current.set(id, request);
      let entry: Children<Row>;
      try {
        entry = { rows: [...(await latest.current.loadChildren({ row, signal: request.signal }))] };
      } catch (error) {
        entry = { error };
      }
      if (request.signal.aborted) return;
      requests.current.delete(id);
      setChildren((before) => new Map(before).set(id, entry));
    };
    for (const row of allRows(rows, children, latest.current.rowId)) {
      const id = latest.current.rowId(row);
      const isShown = latest.current.hasChildren(row) && isExpanded(expanded, id);
      if (isShown && !children.has(id) && !requests.current.has(id)) void load(row, id);
    }
  }, [rows, children, expanded, resetKey]);

  const options = useMemo(
    (): TreeRows<Row>["options"] => ({
      // A new array when children were loaded, so that the table reads them.
      data: [...rows],
      getRowId: (row) => latest.current.rowId(row),
      getSubRows: (row) => {
        const entry = children.get(latest.current.rowId(row));
        return entry && "rows" in entry ? entry.rows : undefined;
      },
      getRowCanExpand: ({ original }) => latest.current.hasChildren(original),
      onExpandedChange: (updater) => {
        const next = typeof updater === "function" ? updater(expanded) : updater;
        setExpanded(next);
        // A row that is expanded again tries again.
        drop((id, entry) => "error" in entry && !isExpanded(next, id));
      },
      state: { expanded },
      autoResetExpanded: false,
    }),
    [rows, children, expanded, drop, latest],
  );
  const rowDetail = useCallback(
    (row: Row) => {
      const { rowId, hasChildren, describeFailure } = latest.current;
      const id = rowId(row);
      const entry = children.get(id);
      if (!hasChildren(row) || (entry && "rows" in entry && entry.rows.length > 0)) return undefined;
      const hasFailed = entry !== undefined && "error" in entry;
      return (
        <ChildRowsState
          failure={hasFailed ? (describeFailure?.(entry.error) ?? errorState.title) : undefined}
          isEmpty={entry !== undefined}
          onRetry={() => drop((one) => one === id)}
        />
      );
    },
    [children, errorState, drop, latest],
  );
  return { options, rowDetail, reload };
}

function isExpanded(expanded: ExpandedState, id: string): boolean {
  return expanded === true || expanded[id] === true;
}

function abortAll(requests: Map<string, AbortController>): void {
  for (const request of requests.values()) request.abort();
  requests.clear();
}

/** The rows of all loaded levels. */
function allRows<Row>(
  rows: readonly Row[],
  children: ReadonlyMap<string, Children<Row>>,
  rowId: (row: Row) => string,
): readonly Row[] {
  return rows.flatMap((row) => {
    const entry = children.get(rowId(row));
    return entry && "rows" in entry ? [row, ...allRows(entry.rows, children, rowId)] : [row];
  });
}
