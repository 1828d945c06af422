import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Responds with 200 whenever the server is reachable. */
const healthPath = "/healthz";
/** Milliseconds between retries, at first and at most. */
const retryDelays = { first: 5_000, longest: 60_000 };

/** A component whose code loads when it renders, or earlier with `preload`. */
export interface LazyWithRetry<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code before it is needed, so that it works offline. */
  readonly preload: () => void;
}

/**
 * Like React's `lazy`, but retries while the network is unavailable, and renders nothing if the code can't be loaded.
 * A page with unsaved changes must not crash because of it.
 */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>): LazyWithRetry<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= loadWithRetry(load).then((component) => ({ default: component }));
    return loading;
  };
  return { Component: lazy(loadOnce), preload: () => void loadOnce() };
}

/**
 * Calls `load` until it succeeds. Each attempt first waits until the server responds, because browsers cache failed
 * imports.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let retryDelay = retryDelays.first; ; retryDelay = Math.min(2 * retryDelay, retryDelays.longest)) {
    try {
      await fetch(healthPath, { cache: "no-store" });
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}
