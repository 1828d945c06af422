import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Answered as long as the server can be reached, whatever its state. */
const serverSign = "/healthz";
/** Milliseconds between two tries, at first and at most. */
const pauses = { first: 5_000, longest: 60_000 };

/** A component whose code comes when it is drawn, or ahead of that. */
export interface PatientLazy<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code, so that it is there when the network is not. */
  readonly fetchAhead: () => void;
}

/**
 * Like `lazy`, but it waits out a lost network, and draws nothing where the code does not come: a page with something
 * unsaved must not fall over it.
 */
export function patientLazy<Props>(load: () => Promise<ComponentType<Props>>): PatientLazy<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= loadPatiently(load).then((component) => ({ default: component }));
    return loading;
  };
  return { Component: lazy(loadOnce), fetchAhead: () => void loadOnce() };
}

/** Calls `load` until it succeeds, first when the server is there: browsers never fetch again what they failed to import. */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      await fetch(serverSign, { cache: "no-store" });
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
