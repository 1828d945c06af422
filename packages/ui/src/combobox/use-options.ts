"use client";

import { useEffect, useRef, useState } from "react";
import type { ComboboxOption } from "./combobox-option.js";

/** Returns the option of an id that was not selected here, such as one that the page sets. */
export type ResolveOption = (
  value: string,
) => ComboboxOption | undefined | Promise<ComboboxOption | undefined>;

interface LabelSource {
  resolve: ResolveOption | undefined;
  /** Options that are known from the start. */
  known: readonly ComboboxOption[] | undefined;
}

/**
 * Returns the options of ids: those that are known, were selected before or passed as objects, and others from `resolve`.
 * While an id is being resolved, its label is an ellipsis. An unknown id is its own label.
 */
export function useOptions(
  values: readonly (ComboboxOption | string)[],
  { resolve, known: all = [] }: LabelSource,
) {
  const [learned, setLearned] = useState<Readonly<Record<string, ComboboxOption>>>({});
  const remember = (option: ComboboxOption) =>
    setLearned((before) => ({ ...before, [option.value]: option }));
  const optionOf = (id: string) => all.find(({ value }) => value === id) ?? learned[id];
  const unknown = values.filter((value) => typeof value === "string" && !optionOf(value));
  const latest = useRef({ unknown, resolve });
  useEffect(() => {
    latest.current = { unknown, resolve };
  });
  const key = unknown.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which ids are unknown
  useEffect(() => {
    let isCurrent = true;
    const find = latest.current.resolve;
    for (const value of latest.current.unknown) {
      if (typeof value !== "string" || !find) continue;
      const settle = (option?: ComboboxOption) => {
        if (isCurrent) setLearned((before) => ({ ...before, [value]: option ?? { value, label: value } }));
      };
      Promise.resolve(find(value)).then(settle, () => settle());
    }
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const options = values.map((value) => {
    if (typeof value !== "string") return value;
    return optionOf(value) ?? { value, label: resolve ? "…" : value };
  });
  return { options, remember };
}
