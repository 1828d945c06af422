import { useSyncExternalStore } from "react";
import { readUser } from "../session/session.ts";
import type { RecordKey } from "./record-address.ts";

/** A record that was opened. */
export interface RecentRecord extends RecordKey {
  readonly name: string;
  /** What tells it apart from others, if it is known. */
  readonly details: string;
  /** A search of its list that finds it. */
  readonly search: string;
}

const maxRecords = 5;
const none: readonly RecentRecord[] = [];
const listeners = new Set<() => void>();
/** In memory only, because names are personal. */
let stored: { readonly user: string | undefined; readonly records: readonly RecentRecord[] } | undefined;

/** Returns the records that the current user opened since the page was loaded, the last one first. */
export function readRecentRecords(): readonly RecentRecord[] {
  return stored && stored.user === readUser()?.emailaddress ? stored.records : none;
}

/** Adds a record as the last one opened. */
export function addRecentRecord(record: RecentRecord): void {
  const others = readRecentRecords().filter(({ id }) => id !== record.id);
  stored = { user: readUser()?.emailaddress, records: [record, ...others].slice(0, maxRecords) };
  for (const notify of listeners) notify();
}

/** The recent records, now and whenever one is opened. */
export function useRecentRecords(): readonly RecentRecord[] {
  return useSyncExternalStore(subscribe, readRecentRecords);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
