import { Progress } from "@portico/ui";
import { useSyncExternalStore } from "react";
import { reportMessages as texts } from "../messages/reports.ts";
import { type LatestJob, progressOf } from "./latest-job.ts";

export interface ReportProgressProps {
  /** The report's name. */
  name: string;
  latest: LatestJob;
}

/** The progress of a report that runs in the background. */
export function ReportProgress({ name, latest }: ReportProgressProps) {
  const job = useSyncExternalStore(latest.subscribe, latest.read);
  return (
    <div className="grid gap-1">
      <Progress label={texts.preparing(name)} {...progressOf(job)} />
      <span className="text-table text-fg-muted">{texts.inBackground}</span>
    </div>
  );
}
