"use client";

import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { SelectOption } from "../select/select.js";

/** Loads the options for the values of the fields that they depend on, in their order. */
export type LoadOptions = (query: {
  values: readonly string[];
  signal: AbortSignal;
}) => Promise<readonly SelectOption[]>;

interface Loaded {
  readonly key: string;
  readonly options: readonly SelectOption[];
  readonly hasFailed: boolean;
}

/** The options that depend on other fields. */
export interface DependentOptions {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** A field that they depend on is empty. */
  readonly isWaiting: boolean;
  readonly retry: () => void;
}

/** Loads options again whenever a field that they depend on changes; the last request wins. */
export function useDependentOptions(dependsOn: readonly string[], load: LoadOptions): DependentOptions {
  const watched: readonly unknown[] = useWatch({ name: [...dependsOn] });
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const values = watched.map((value) => (value === null || value === undefined ? "" : String(value)));
  const isWaiting = values.includes("");
  const key = isWaiting ? "" : JSON.stringify([attempt, ...values]);
  useEffect(() => {
    if (key === "") return;
    const [, ...current]: [number, ...string[]] = JSON.parse(key);
    const controller = new AbortController();
    const settle = (options: readonly SelectOption[], hasFailed: boolean) => {
      if (!controller.signal.aborted) setLoaded({ key, options, hasFailed });
    };
    latest.current({ values: current, signal: controller.signal }).then(
      (options) => settle(options, false),
      () => settle([], true),
    );
    return () => controller.abort();
  }, [key]);
  const isCurrent = loaded !== undefined && loaded.key === key;
  return {
    options: isCurrent ? loaded.options : [],
    isLoading: !isWaiting && !isCurrent,
    hasFailed: isCurrent && loaded.hasFailed,
    isWaiting,
    retry: () => setAttempt((before) => before + 1),
  };
}
