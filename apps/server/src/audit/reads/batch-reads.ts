import { randomUUID } from "node:crypto";
import type { audit } from "../../db/schema/index.ts";
import type { ScreenColumns } from "../current-screen.ts";
import type { AuditRecord } from "../record-audit.ts";

/** What was read or denied. */
export interface ReadDetails {
  /** The endpoint, with the row it names: `policies.detail/{id}`. */
  readonly data1: string;
  /** What was read and how it was searched for, as JSON. */
  readonly data2?: string | undefined;
}

/** A read with its time and the custom screen it came from. */
export interface ReadOccurrence
  extends ReadDetails,
    ScreenColumns,
    Pick<AuditRecord, "category" | "createdBy" | "result"> {
  readonly at: Date;
}

/** Equal reads as one audit row. */
export type ReadBatch = typeof audit.$inferInsert & { count: number; lastOccurredAt: Date };

/** Counts equal reads. */
export interface ReadGroups {
  readonly size: () => number;
  readonly add: (read: ReadOccurrence) => void;
  /** Returns the batches counted so far and starts over. */
  readonly take: () => ReadBatch[];
}

/** @param maxBatches beyond this many different reads, the rest is counted by user, endpoint, and result only */
export function readGroups(maxBatches: number): ReadGroups {
  let groups = new Map<string, ReadBatch>();
  const count = (key: string, { at, ...read }: ReadOccurrence) => {
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      group.lastOccurredAt = at;
    } else groups.set(key, { id: randomUUID(), ...read, occurredAt: at, lastOccurredAt: at, count: 1 });
  };
  return {
    size: () => groups.size,
    add: (read) => {
      const key = keyOf(read);
      if (groups.size < maxBatches || groups.has(key)) return count(key, read);
      const [call = ""] = read.data1.split("/");
      const coarse = { ...read, data1: call, data2: onlyCounted };
      count(keyOf(coarse), coarse);
    },
    take: () => {
      const taken = [...groups.values()];
      groups = new Map();
      return taken;
    },
  };
}

const onlyCounted = JSON.stringify({ kept: "number only" });

function keyOf({
  createdBy,
  category,
  result,
  screenId,
  screenVersion,
  data1,
  data2,
}: ReadOccurrence): string {
  return [createdBy, category, result, screenId, screenVersion, data1, data2].join("\n");
}
