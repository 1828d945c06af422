import type { DownloadProgress } from "../../client/download-list.ts";

/** Tracks the progress of an export. */
export interface ExportTracker {
  readonly onProgress: (progress: DownloadProgress) => void;
  readonly read: () => DownloadProgress;
  readonly subscribe: (listener: () => void) => () => void;
  /** When the export started, in ms. */
  readonly startedAt: number;
}

/** Starts to track an export. */
export function trackExport(): ExportTracker {
  let latest: DownloadProgress = { isQueued: false, rows: undefined, bytes: 0 };
  const listeners = new Set<() => void>();
  return {
    onProgress: (progress) => {
      latest = progress;
      for (const listener of listeners) listener();
    },
    read: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    startedAt: Date.now(),
  };
}

/** Formats a duration in minutes and seconds: `1:05`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
