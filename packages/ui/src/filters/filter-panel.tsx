"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import type { Filter, FilterValues } from "./filter.js";
import { FilterControl, type FilterControlProps } from "./filter-control.js";

interface FilterPanelProps extends FilterControlProps {
  /** Called when the user presses Enter in a field with one text, or chooses an option. */
  onDone: () => void;
}

const kindsDoneByEnter: readonly Filter["kind"][] = ["text", "number", "date"];
const kindsDoneByChoice: readonly Filter["kind"][] = ["select", "asyncSelect", "month", "year", "yesNo"];

const enabledControls = ":is(input, select, textarea, button):not(:disabled)";

/** The input of one filter. It takes the focus, and shows its options, as soon as it is enabled. */
export function FilterPanel({ onDone, ...control }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const focusFirst = () => {
      const first = element.querySelector<HTMLElement>(enabledControls);
      if (!first) return;
      observer.disconnect();
      if (!element.contains(document.activeElement)) first.focus();
      if (first.getAttribute("role") === "combobox") first.click();
    };
    const observer = new MutationObserver(focusFirst);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    focusFirst();
    return () => observer.disconnect();
  }, []);
  const finish = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isInputMethodKey(event)) return;
    // A text that can't be applied stays, with its error.
    const isInvalid = event.target instanceof HTMLInputElement && !event.target.validity.valid;
    if (!isInvalid && kindsDoneByEnter.includes(control.filter.kind)) onDone();
  };
  const patch = (values: FilterValues) => {
    control.onPatch(values);
    if (kindsDoneByChoice.includes(control.filter.kind)) onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what its input handles
    <div ref={panel} onKeyDown={finish} className="ui:flex ui:w-72 ui:max-w-full ui:flex-col">
      <FilterControl {...control} isTyped={true} onPatch={patch} />
    </div>
  );
}
