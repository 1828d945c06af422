"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { useMessages } from "../messages/use-messages.js";
import { pageState, pressHeader, type RowId } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

interface PageCheckboxProps {
  control: SelectionControl;
  /** The page's rows that can be selected, in displayed order. */
  selectableIds: readonly RowId[];
  tabIndex: number;
}

/** The header's checkbox: all, some or none of the page's rows. */
export function PageCheckbox({ control, selectableIds, tabIndex }: PageCheckboxProps) {
  const messages = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const { store, current, change } = control;
  const read = () => pageState(store.ids, selectableIds);
  const state = useSyncExternalStore(store.subscribeAll, read, read);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === "indeterminate";
  }, [state]);
  const press = () => {
    change(pressHeader(current(), selectableIds), state === true ? "unmarkAll" : "markAll");
  };
  return (
    <input
      ref={box}
      type="checkbox"
      className="portico-check"
      aria-label={messages.table.selectRows}
      checked={state === true}
      tabIndex={tabIndex}
      onChange={press}
    />
  );
}
