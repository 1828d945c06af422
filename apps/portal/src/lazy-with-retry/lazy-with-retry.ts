import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Responds while the server is reachable, whatever its state. */
const healthPath = "/healthz";
/** Milliseconds between retries, at first and at most. */
const pauses = { first: 5_000, longest: 60_000 };

/** A component whose code loads when it renders, or earlier with `preload`. */
export interface LazyWithRetry<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code before it is needed, so that it works offline. */
  readonly preload: () => void;
}

/**
 * Like `lazy`, but it waits out a lost network, and draws nothing where the code does not come: a page with something
 * unsaved must not fall over it.
 */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>): LazyWithRetry<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= loadWithRetry(load).then((component) => ({ default: component }));
    return loading;
  };
  return { Component: lazy(loadOnce), preload: () => void loadOnce() };
}

/** Calls `load` until it succeeds, first when the server is there: browsers never fetch again what they failed to import. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      await fetch(healthPath, { cache: "no-store" });
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
