import { Progress } from "@portico/ui";
import { formatFileSize } from "@portico/ui/format";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { RendererMessages } from "../../messages/renderer-messages.ts";
import { type ExportTracker, formatDuration } from "./export-watch.ts";

export interface ExportProgressProps {
  label: string;
  tracker: ExportTracker;
  /** A notification is outside of the host. */
  texts: RendererMessages["exports"];
}

/**
 * The progress of an export: its state, the received rows and bytes, and the elapsed time. Screen readers announce
 * only that it has started after waiting.
 */
export function ExportProgress({ label, tracker, texts }: ExportProgressProps) {
  const { isQueued, rows, bytes } = useSyncExternalStore(tracker.subscribe, tracker.read);
  const seconds = useSecondsSince(tracker.startedAt);
  const details = [
    ...(rows === undefined ? [] : [texts.rows(rows)]),
    ...(bytes === 0 ? [] : [formatFileSize(bytes)]),
    formatDuration(seconds),
  ];
  return (
    <div aria-live="off" className="page:grid page:gap-1">
      <Progress label={label} />
      <span className="page:text-table page:text-fg-muted page:tabular-nums">
        <span role="status">{isQueued ? texts.queued : texts.inProgress}</span>
        {` · ${details.join(" · ")}`}
      </span>
      {isQueued && <span className="page:text-table page:text-fg-muted">{texts.queuedReason}</span>}
    </div>
  );
}

function useSecondsSince(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
