"use client";

import type { RowData } from "@tanstack/react-table";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { AnyTable } from "./tanstack-model.js";

type State<Row extends RowData> = Partial<AnyTable<Row>["store"]["state"]>;

/**
 * The table's state. With `ignoresSelection` it stays the same when only the selection changes, so that no other rows
 * are rendered again.
 */
export function useTableState<Row extends RowData>(
  { store }: AnyTable<Row>,
  ignoresSelection: boolean,
): State<Row> {
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      const subscription = store.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  const read = () => store.state;
  const state: State<Row> = useSyncExternalStore(subscribe, read, read);
  const [shown, setShown] = useState(state);
  if (shown === state || (ignoresSelection && isSameButSelection(shown, state))) return shown;
  setShown(state);
  return state;
}

function isSameButSelection(one: object, other: object): boolean {
  return Object.entries(other).every(([name, value]) => {
    return name === "rowSelection" || Reflect.get(one, name) === value;
  });
}
