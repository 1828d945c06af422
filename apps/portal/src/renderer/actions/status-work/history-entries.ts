import type { ValueOptions } from "@portico/contract";
import { formatDateTime } from "@portico/ui/format";
import type { Tone } from "@portico/ui/status-badge";
import type { TimelineEntry } from "@portico/ui/timeline";
import { actionMessages } from "../../../messages/lists.ts";

const texts = actionMessages.history;

/** A past or current status of a record. */
export interface StatusEntry {
  readonly id: string;
  /** Empty if the status has no name. */
  readonly status: string;
  /** Null if the system set it. */
  readonly createdBy: string | null;
  /** ISO 8601, like the dates below. */
  readonly createdDate: string;
  readonly endDate: string | null;
  readonly comment: string | null;
}

/** Converts statuses to entries of a history, the newest first. The input has the oldest first. */
export function historyEntries(
  statuses: readonly StatusEntry[],
  tones: Readonly<Record<string, Tone>> = {},
  dateOptions: ValueOptions = {},
): readonly TimelineEntry[] {
  return statuses
    .map(({ id, status, createdBy, createdDate, endDate, comment }) => ({
      id,
      title: status || actionMessages.unnamedStatus,
      at: createdDate,
      author: `${createdBy ?? actionMessages.system} · ${
        endDate ? texts.until(formatDateTime(endDate, dateOptions)) : texts.isCurrent
      }`,
      body: comment,
      ...(Object.hasOwn(tones, status) ? { tone: tones[status] ?? "neutral" } : {}),
    }))
    .reverse();
}
