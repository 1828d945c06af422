import type { ExportFormat } from "@portico/contract";
import {
  cancelJob,
  errorMessage,
  followJob,
  readBlob,
  saveFile,
  startedJobOf,
} from "@portico/renderer/client";
import { Progress } from "@portico/ui";
import type { Notify } from "@portico/ui/notification";
import { useSyncExternalStore } from "react";
import { client, request } from "../api/client.ts";
import { reportMessages as texts } from "../messages/reports.ts";
import { createLatestJob, type LatestJob, progressOf } from "./latest-job.ts";

/** The file types of reports. */
export const reportFileTypes = ["pdf", "xlsx", "csv"] as const satisfies readonly ExportFormat[];

/** The key of the query for the user's reports. */
export const runsKey = ["reports.runs"];

/** How to report the progress of a download. */
export interface ReportDownload {
  /** The report's name. */
  readonly name: string;
  readonly notify: Notify;
  /** Called when a report in the background starts, and when it ends. */
  readonly onRun: () => void;
}

/** Saves the file of a response. A report in the background is followed by a notification until its file is ready. */
export async function saveReport(response: Response, { name, notify, onRun }: ReportDownload): Promise<void> {
  const jobId = await startedJobOf(response);
  if (jobId === undefined) {
    notify({ tone: "success", text: texts.saved(await saveResponse(response)) });
    return;
  }
  const latest = createLatestJob();
  const dismiss = notify({
    tone: "info",
    isSticky: true,
    text: <ReportProgress name={name} latest={latest} />,
    action: { label: texts.cancel, onPress: () => void cancelRun(jobId, notify) },
  });
  onRun();
  followRun(jobId, latest, { name, notify, onRun })
    .catch((error: unknown) => notify({ tone: "danger", text: texts.failed(errorMessage(error)) }))
    .finally(() => {
      dismiss();
      onRun();
    });
}

async function followRun(jobId: string, latest: LatestJob, { name, notify }: ReportDownload): Promise<void> {
  const { state, message } = await followJob(client, jobId, { onProgress: latest.set });
  if (state === "done") await saveRun(jobId, notify);
  else if (state === "cancelled") notify({ text: texts.cancelled(name) });
  else notify({ tone: "danger", text: texts.failed(message ?? "") });
}

/** Saves the file of a report that ran in the background. */
export async function saveRun(id: string, notify: Notify): Promise<void> {
  try {
    const response = await request("reports.file", { params: { id } });
    notify({ tone: "success", text: texts.saved(await saveResponse(response)) });
  } catch (error) {
    notify({ tone: "danger", text: texts.downloadFailed(errorMessage(error)) });
  }
}

/** Cancels a report that runs in the background. */
export async function cancelRun(id: string, notify: Notify): Promise<void> {
  await cancelJob(client, id).catch((error: unknown) =>
    notify({ tone: "danger", text: texts.cancelFailed(errorMessage(error)) }),
  );
}

async function saveResponse(response: Response): Promise<string> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const fileName = /filename="([^"]{1,200})"/.exec(disposition)?.[1] ?? "report";
  saveFile(await readBlob(response, () => {}), fileName);
  return fileName;
}

interface ReportProgressProps {
  /** The report's name. */
  name: string;
  latest: LatestJob;
}

/** The progress of a report that runs in the background. */
function ReportProgress({ name, latest }: ReportProgressProps) {
  const job = useSyncExternalStore(latest.subscribe, latest.read);
  return (
    <div className="grid gap-1">
      <Progress label={texts.preparing(name)} {...progressOf(job)} />
      <span className="text-table text-fg-muted">{texts.inBackground}</span>
    </div>
  );
}
