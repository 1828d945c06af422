import { useCallback, useMemo, useSyncExternalStore } from "react";
import { groupsIn, groupsKey, withGroups } from "./group-storage.ts";
import { type EnrollmentGroup, type GroupApplicant, reconcileGroups } from "./groups.ts";

const listeners = new Set<() => void>();

/** The groups of an application and a function to replace them. */
export interface Groups {
  readonly groups: readonly EnrollmentGroup[];
  readonly setGroups: (groups: readonly EnrollmentGroup[]) => void;
}

/** Returns the groups of an application. They are stored in the browser, and other tabs update, too. */
export function useGroups(appId: string, applicants: readonly GroupApplicant[]): Groups {
  const stored = useSyncExternalStore(subscribe, readStored);
  const groups = useMemo(
    () => reconcileGroups(groupsIn(stored, appId), applicants),
    [stored, appId, applicants],
  );
  const setGroups = useCallback((next: readonly EnrollmentGroup[]) => storeGroups(appId, next), [appId]);
  return { groups, setGroups };
}

/** Stores the groups of an application. Without groups, it starts again with a default one. */
export function storeGroups(appId: string, groups: readonly EnrollmentGroup[]): void {
  localStorage.setItem(groupsKey, withGroups(readStored(), appId, groups));
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  return localStorage.getItem(groupsKey);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
