import type { UploadOutcome } from "@portico/contract";
import { errorMessage } from "@portico/renderer/client";
import { Button, StatusBadge, type Tone } from "@portico/ui";
import { formatNumber } from "@portico/ui/format";
import { useQuery } from "@tanstack/react-query";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { fetchJson } from "../../api/client.ts";
import { marketplaceListMessages } from "../../messages/marketplace-list.ts";

const { outcomes: texts, kinds } = marketplaceListMessages.upload;

const tones: Readonly<Record<UploadOutcome, Tone>> = {
  added: "success",
  updated: "success",
  exists: "neutral",
  duplicate: "neutral",
  invalid: "danger",
  notFound: "warning",
  failed: "danger",
  skipped: "neutral",
};

/** The number of rows that are shown. Those that weren't loaded come first. */
const maxRows = 500;

/** What happened with each row of an uploaded file. */
export function RowOutcomes({ jobId }: { jobId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["application.uploadOutcomes", jobId],
    queryFn: ({ signal }) => fetchJson("application.uploadOutcomes", { params: { id: jobId }, signal }),
    staleTime: 0,
  });
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-danger-fg">
        {texts.notLoaded(errorMessage(error))}
        <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!data) return <p role="status">{texts.loading}</p>;
  if (data.rows.length === 0) return null;
  const rows = notLoadedFirst(data.rows);
  return (
    <div className="mt-3 max-h-72 overflow-y-auto">
      <AmountTable
        title={texts.title}
        columns={[
          { label: texts.line, isFigure: true },
          { label: texts.applicationId },
          { label: texts.outcome },
          { label: texts.reason },
        ]}
        rows={rows.slice(0, maxRows).map(({ line, applicationId, outcome, reason }) => [
          formatNumber(line),
          applicationId,
          <StatusBadge key="outcome" tone={tones[outcome]}>
            {kinds[outcome]}
          </StatusBadge>,
          reason,
        ])}
      />
      {rows.length > maxRows && (
        <p className="px-2 py-1 text-fg-muted">{texts.shown(maxRows, rows.length)}</p>
      )}
    </div>
  );
}

function notLoadedFirst<Row extends { readonly outcome: UploadOutcome }>(
  rows: readonly Row[],
): readonly Row[] {
  const isLoaded = ({ outcome }: Row) => outcome === "added" || outcome === "updated";
  return [...rows.filter((row) => !isLoaded(row)), ...rows.filter(isLoaded)];
}
