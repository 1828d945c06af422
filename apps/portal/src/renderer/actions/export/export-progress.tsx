import { Progress } from "@portico/ui";
import { formatFileSize } from "@portico/ui/format";
import { useEffect, useState, useSyncExternalStore } from "react";
import { exportMessages as texts } from "../../../messages/lists.ts";
import { type ExportTracker, formatDuration } from "./export-watch.ts";

/** Props of `ExportProgress`. */
export interface ExportProgressProps {
  label: string;
  watch: ExportTracker;
}

/**
 * What is exported, whether it waits or comes, how much of it is here, and since when. Of the changes only the one from
 * waiting to coming is read out.
 */
export function ExportProgress({ label, watch }: ExportProgressProps) {
  const { isQueued, rows, bytes } = useSyncExternalStore(watch.subscribe, watch.read);
  const seconds = useSecondsSince(watch.begun);
  const facts = [
    ...(rows === undefined ? [] : [texts.rows(rows)]),
    ...(bytes === 0 ? [] : [formatFileSize(bytes)]),
    formatDuration(seconds),
  ];
  return (
    <div aria-live="off" className="grid gap-1">
      <Progress label={label} />
      <span className="text-table text-fg-muted tabular-nums">
        <span role="status">{isQueued ? texts.queued : texts.inProgress}</span>
        {` · ${facts.join(" · ")}`}
      </span>
      {isQueued && <span className="text-table text-fg-muted">{texts.queuedReason}</span>}
    </div>
  );
}

function useSecondsSince(begun: number): number {
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - begun) / 1000));
}
