import { NotLoaded } from "@portico/renderer/client";
import { Skeleton } from "@portico/ui";
import { formatNumber } from "@portico/ui/format";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { agentWorkMessages as texts } from "../../messages/agent-work.ts";
import type { usePreview } from "./use-preview.ts";

export interface WorkPreviewProps {
  /** The name of the agent who left. */
  agent: string;
  preview: ReturnType<typeof usePreview>;
}

/** How much work of each kind each agent gets, and what is not included. */
export function WorkPreview({ agent, preview }: WorkPreviewProps) {
  const { data, error, isFetching, isLoading, refetch } = preview;
  if (error) return <NotLoaded title={texts.previewFailed} {...{ error, isFetching, refetch }} />;
  if (isLoading)
    return (
      <div role="status" aria-label={texts.counting} className="sm:col-span-2">
        <Skeleton height="6rem" />
      </div>
    );
  if (!data) return null;
  const kinds = data.kinds.filter(({ total }) => total > 0);
  const excluded = data.kinds.flatMap(({ kind, excluded: count }) => (count > 0 ? [{ kind, count }] : []));
  return (
    <div className="grid min-w-0 gap-2 sm:col-span-2" aria-busy={isFetching}>
      {data.total === 0 ? (
        <p role="status" className="text-form">
          {texts.nothing(agent)}
        </p>
      ) : (
        <div className="max-h-72 min-w-0 overflow-y-auto rounded-md border border-border p-2">
          <AmountTable
            title={texts.preview}
            columns={[
              { label: texts.agent },
              ...kinds.map(({ kind }) => ({ label: texts.kinds[kind], isFigure: true })),
              { label: texts.total, isFigure: true },
            ]}
            rows={data.receivers.map(({ name, total }, index) => [
              name,
              ...kinds.map(({ counts }) => formatNumber(counts[index] ?? 0)),
              formatNumber(total),
            ])}
            total={[texts.total, ...kinds.map(({ total }) => formatNumber(total)), formatNumber(data.total)]}
          />
        </div>
      )}
      {excluded.length > 0 && <p className="text-form text-warning-fg">{texts.excluded(excluded)}</p>}
    </div>
  );
}
