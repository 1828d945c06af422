"use client";

import { useRef } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useMessages } from "../messages/use-messages.js";
import { pageState, pressHeader } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

interface SelectPageCheckboxProps {
  control: SelectionControl;
  tabIndex: number;
}

/**
 * The header checkbox: checked, mixed or unchecked. Updated in the DOM without rerendering, like the row checkboxes.
 */
export function SelectPageCheckbox({ control, tabIndex }: SelectPageCheckboxProps) {
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
    return store.subscribePage(show);
  }, [store]);
  const press = () => {
    const isMarked = pageState(store.ids, selectableIds()) === true;
    change(pressHeader(current(), selectableIds()), isMarked ? "unmarkAll" : "markAll");
    // The browser has already toggled it. The page's state decides.
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
