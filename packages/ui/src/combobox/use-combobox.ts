"use client";

import { type KeyboardEvent, useState } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { comboboxKey } from "./combobox-keys.js";
import type { ComboboxOption, OptionSource } from "./combobox-option.js";
import { useSearch } from "./use-search.js";

interface ComboboxSetup {
  listId: string;
  value: ComboboxOption | null;
  source: OptionSource;
  onChange: (change: { option: ComboboxOption | null }) => void;
  /** Whether the list stays open after a selection. @default false */
  staysOpen?: boolean | undefined;
}

/** Keyboard, typing and selection behavior of a combobox. */
export function useCombobox({ listId, value, source, onChange, staysOpen = false }: ComboboxSetup) {
  const [isOpen, setOpen] = useState(false);
  /** The typed text; undefined while the field shows the selected option. */
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const found = useSearch({ ...source, text: typed ?? "", isOpen });
  const isFirstMatch = Boolean(typed) && found.status === "loaded" && found.options.length > 0;
  const activeIndex = Math.min(moved ?? (isFirstMatch ? 0 : -1), found.options.length - 1);

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setMoved(undefined);
  };
  const choose = (option: ComboboxOption | null) => {
    if (staysOpen && option) setTyped(undefined);
    else close();
    if (option?.value !== value?.value) onChange({ option });
  };
  const type = (text: string) => {
    setTyped(text);
    setMoved(undefined);
    open();
  };
  /** Leaving an empty field clears the value. Leaving any other text keeps the selected option. */
  const leave = () => (typed === "" ? choose(null) : close());

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInputMethodKey(event)) return;
    const situation = { isOpen, hasFailed: found.status === "failed", activeIndex, options: found.options };
    const action = comboboxKey(event, situation);
    if (!action) {
      if (event.key === "Enter" && typed === "") leave();
      return;
    }
    event.preventDefault();
    switch (action.kind) {
      case "open":
        return open();
      case "close":
        return leave();
      case "move":
        return setMoved(action.index);
      case "choose":
        return choose(found.options[action.index] ?? null);
      case "retry":
        return found.retry();
    }
  };
  const text = typed ?? value?.label ?? "";
  const isListShown = isOpen && found.options.length > 0;
  const isSearching = isOpen && found.status === "loading";
  return {
    ...{ isOpen, isSearching, text, found, open, leave, type, press, choose },
    inputProps: {
      type: "text",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isListShown,
      "aria-controls": isListShown ? listId : undefined,
      "aria-activedescendant": isListShown && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
      "aria-busy": isSearching || undefined,
      "data-handles-escape": isOpen ? "" : undefined,
      value: text,
    } as const,
    popupProps: { listId, found, activeIndex, onActivate: setMoved, onChoose: choose },
  };
}
