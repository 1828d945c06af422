"use client";

import { useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useMessages } from "../messages/use-messages.js";
import { pageState, pressHeader } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

interface PageCheckboxProps {
  control: SelectionControl;
  tabIndex: number;
}

/** The header's checkbox: all, some or none of the page's rows. Like the rows' it is kept by hand. */
export function PageCheckbox({ control, tabIndex }: PageCheckboxProps) {
  const messages = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const { store, selectableIds, current, change } = control;
  const show = () => {
    const state = pageState(store.ids, selectableIds());
    if (!box.current) return;
    box.current.checked = state === true;
    box.current.indeterminate = state === "indeterminate";
  };
  useBrowserLayoutEffect(() => {
    show();
    return store.subscribeAll(show);
  }, [store]);
  const press = () => {
    const isMarked = pageState(store.ids, selectableIds()) === true;
    change(pressHeader(current(), selectableIds()), isMarked ? "unmarkAll" : "markAll");
    // The browser has ticked it already; what counts is what the page makes of it.
    queueMicrotask(show);
  };
  return (
    <input
      ref={box}
      type="checkbox"
      className="portico-check"
      aria-label={messages.table.selectRows}
      defaultChecked={pageState(store.ids, selectableIds()) === true}
      tabIndex={tabIndex}
      onChange={press}
    />
  );
}
