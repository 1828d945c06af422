import { type ExportFormat, exportFormats } from "@portico/contract";
import {
  type ReportFormat,
  type ReportParam,
  reportParams,
} from "@portico/contract/features/reports.schemas";
import { errorMessage, NotLoaded } from "@portico/renderer/client";
import { Heading } from "@portico/renderer/parts";
import { Button, EmptyState, Menu, Skeleton } from "@portico/ui";
import { Download } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { useNotify } from "@portico/ui/notification";
import { StatusBadge } from "@portico/ui/status-badge";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchJson, request } from "../api/client.ts";
import { reportMessages as texts } from "../messages/reports.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { reportFileTypes, runsKey, saveReport } from "./report-download.tsx";
import { ReportRuns } from "./report-runs.tsx";

/** A report whose parameters the user enters. */
interface OpenReport {
  readonly format: ReportFormat;
  readonly params: readonly ReportParam[];
  readonly fileType: ExportFormat;
}

/** The reports, grouped by type, and those that the user ran in the background. */
export function ReportsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["reports.list"],
    queryFn: ({ signal }) => fetchJson("reports.list", { signal }),
  });
  const [open, setOpen] = useState<OpenReport>();
  const download = useDownload();
  const start = (format: ReportFormat, fileType: ExportFormat) => {
    const params = reportParams.parse(JSON.parse(format.params));
    if (params.length > 0) setOpen({ format, params, fileType });
    else void download.now(format, fileType);
  };
  return (
    <Page gap={6} className="max-w-4xl">
      <Heading level={1} className="text-title font-semibold">
        {texts.title}
      </Heading>
      <ReportRuns />
      {data?.length === 0 && <EmptyState title={texts.none} />}
      {data &&
        [...Map.groupBy(defaultFirst(data), ({ reportTypeName }) => reportTypeName)].map(
          ([type, formats]) => <ReportType key={type} type={type} formats={formats} onDownload={start} />,
        )}
      {!data && error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="20rem" />
        </div>
      )}
      {open && (
        <ReportDialog
          {...open}
          onDownload={(values) => download.with(open.format, open.fileType, values)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

function defaultFirst(formats: readonly ReportFormat[]): ReportFormat[] {
  return formats.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** Requests reports, and saves their files. */
function useDownload() {
  const notify = useNotify();
  const client = useQueryClient();
  const run = async (format: ReportFormat, fileType: ExportFormat, values: Record<string, string>) => {
    const { id: reportFormatId, reportId: id, name } = format;
    const response = await request("reports.download", {
      params: { id },
      query: { reportFormatId, params: JSON.stringify(values) },
      accept: exportFormats[fileType].mediaType,
    });
    const onRun = () => void client.invalidateQueries({ queryKey: runsKey });
    await saveReport(response, { name, notify, onRun });
  };
  return {
    /** @throws if the request fails */
    with: run,
    now: (format: ReportFormat, fileType: ExportFormat) =>
      run(format, fileType, {}).catch((error: unknown) =>
        notify({ tone: "danger", text: texts.failed(errorMessage(error)) }),
      ),
  };
}

interface ReportTypeProps {
  type: string;
  formats: readonly ReportFormat[];
  onDownload: (format: ReportFormat, fileType: ExportFormat) => void;
}

function ReportType({ type, formats, onDownload }: ReportTypeProps) {
  return (
    <table className="w-full table-fixed border-collapse text-table">
      <caption className="pb-1 text-start text-form font-semibold">
        <h2>{type}</h2>
      </caption>
      <thead>
        <tr className="border-b border-border-strong text-fg-muted">
          <th scope="col" className="py-1 text-start font-medium">
            {texts.name}
          </th>
          <th scope="col" className="w-24 py-1 text-start font-medium">
            {texts.language}
          </th>
          <th scope="col" className="w-36">
            <span className="sr-only">{texts.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {formats.map((format) => (
          <tr key={format.id} className="border-b border-border">
            <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
              {format.name} {format.isDefault && <StatusBadge tone="neutral">{texts.isDefault}</StatusBadge>}
            </th>
            <td className="py-2">{format.languageName}</td>
            <td className="py-2 text-end">
              <Menu
                align="end"
                trigger={
                  <Button
                    size="sm"
                    icon={<Download size={16} aria-hidden="true" />}
                    aria-label={texts.download(format.name, format.languageName)}
                  >
                    {texts.action}
                  </Button>
                }
                items={reportFileTypes.map((fileType) => ({
                  id: fileType,
                  label: exportFormats[fileType].label,
                  onPress: () => onDownload(format, fileType),
                }))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
