import type { RecordKind } from "@portico/contract/features/search";
import { readUser } from "../session/session.ts";

/** A record that was opened from the command palette. */
export interface RecentRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly name: string;
  readonly details: string;
  readonly search: string;
}

const maxRecords = 5;
/** In memory only, because names are personal. */
let stored: { readonly user: string | undefined; readonly records: readonly RecentRecord[] } | undefined;

/** Returns the records that the current user opened since the page was loaded, the last one first. */
export function readRecentRecords(): readonly RecentRecord[] {
  return stored && stored.user === readUser()?.emailaddress ? stored.records : [];
}

/** Adds a record as the last one opened. */
export function addRecentRecord(record: RecentRecord): void {
  const others = readRecentRecords().filter(({ id }) => id !== record.id);
  stored = { user: readUser()?.emailaddress, records: [record, ...others].slice(0, maxRecords) };
}
