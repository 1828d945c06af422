import { exportFormats } from "@portico/contract";
import type { ReportRun } from "@portico/contract/features/reports.schemas";
import { NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { Button, Progress } from "@portico/ui";
import { formatFileSize } from "@portico/ui/format";
import { Download, X } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { StatusBadge, type Tone } from "@portico/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { fetchJson } from "../api/client.ts";
import { reportMessages } from "../messages/reports.ts";
import { progressOf } from "./latest-job.ts";
import { cancelRun, runsKey, saveRun } from "./report-download.tsx";

const texts = reportMessages.runs;
const tones: Readonly<Record<ReportRun["state"], Tone>> = {
  queued: "neutral",
  running: "info",
  done: "success",
  failed: "danger",
  cancelled: "warning",
};

/** Milliseconds between polls while a report runs. */
const pollEvery = 2_000;

function isUnfinished({ state }: ReportRun): boolean {
  return state === "queued" || state === "running";
}

/** The user's reports that ran in the background within the last day. Nothing if there are none. */
export function ReportRuns() {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: runsKey,
    queryFn: ({ signal }) => fetchJson("reports.runs", { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? pollEvery : false),
  });
  if (error && !data) return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="text-form font-semibold">
        {texts.title}
      </h2>
      <p className="text-table text-fg-muted">{texts.hint}</p>
      <ul className="grid">
        {data.map((run) => (
          <Run key={run.id} run={run} refetch={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

function Run({ run, refetch }: { run: ReportRun; refetch: () => void }) {
  const notify = useNotify();
  const dateTime = useDateTime();
  const { name, state, filters, fileType, fileName, fileBytes, createdDate, message } = run;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-b py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span className="font-medium wrap-anywhere">{`${name}, ${exportFormats[fileType].label}`}</span>
        <span className="text-table text-fg-muted wrap-anywhere">
          {[dateTime(createdDate), filters.join(" · ") || texts.noParameters].join(" · ")}
        </span>
        {state === "failed" && message && <span className="text-table text-danger-fg">{message}</span>}
      </div>
      {isUnfinished(run) ? (
        <>
          <Progress className="min-w-48 flex-1" label={texts.states[state]} {...progressOf(run)} />
          <Button
            size="sm"
            icon={<X size={16} aria-hidden="true" />}
            aria-label={texts.cancel(name)}
            onClick={() => void cancelRun(run.id, notify).then(refetch)}
          >
            {reportMessages.cancel}
          </Button>
        </>
      ) : (
        <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>
      )}
      {state === "done" && fileName && (
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={texts.download(fileName)}
          onClick={() => void saveRun(run.id, notify)}
        >
          {`${reportMessages.action} (${formatFileSize(fileBytes ?? 0)})`}
        </Button>
      )}
    </li>
  );
}
