import type { DownloadProgress } from "../../../api/download-list.ts";

/** The progress of one export. */
export interface ExportTracker {
  readonly onProgress: (progress: DownloadProgress) => void;
  readonly read: () => DownloadProgress;
  readonly subscribe: (listener: () => void) => () => void;
  /** When it began, in ms. */
  readonly begun: number;
}

/** Starts to watch an export. */
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
    begun: Date.now(),
  };
}

/** Minutes and seconds: `1:05`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
