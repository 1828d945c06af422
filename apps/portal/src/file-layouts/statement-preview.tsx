import { formatValue } from "@portico/contract";
import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { formatMoney, formatNumber } from "@portico/ui/format";
import { AmountTable } from "../amount-table/amount-table.tsx";
import { fileLayoutMessages } from "../messages/file-layouts.ts";

const texts = fileLayoutMessages.preview;

export interface StatementPreviewProps {
  preview: NonNullable<FilePreview["statement"]>;
  error: FilePreview["error"];
  /** Whether the layout has all required columns. */
  isComplete: boolean;
}

/** How the lines of a statement are read: totals, the first lines, and the first lines that are left out. */
export function StatementPreview({ preview, error, isComplete }: StatementPreviewProps) {
  const { counts, amount, lines, problems } = preview;
  const left = counts.duplicates + counts.refused + counts.skipped;
  const stopped = error && <p className="text-danger-fg">{texts.stopped(error.line, error.message)}</p>;
  if (!isComplete)
    return (
      <div role="status" className="grid gap-1 sm:col-span-2">
        {stopped}
        <p className="text-fg-muted">{texts.incomplete}</p>
      </div>
    );
  return (
    <div className="grid min-w-0 gap-3 sm:col-span-2">
      <div role="status" className="grid gap-1">
        {stopped}
        <p className="font-medium tabular-nums">
          {texts.summary(counts.lines, formatMoney(Number(amount)))}{" "}
          <span className="font-normal text-fg-muted">
            {texts.left(counts.duplicates, counts.refused, counts.skipped)}
          </span>
        </p>
        {counts.refused > 0 && <p className="text-danger-fg">{texts.refusedNote}</p>}
        {counts.wrongTotals > 0 && <p className="text-warning-fg">{texts.wrongTotals(counts.wrongTotals)}</p>}
      </div>
      {problems.length > 0 && (
        <Part shown={problems.length} all={left}>
          <AmountTable
            title={texts.problems}
            columns={[
              { label: texts.line, isFigure: true },
              { label: texts.result },
              { label: texts.reason },
              { label: texts.policyNumber },
              { label: texts.insured },
              { label: texts.amount, isFigure: true },
            ]}
            rows={problems.map((problem) => [
              formatNumber(problem.line),
              problem.kind,
              problem.reason,
              problem.policyNumber,
              problem.insuredName,
              problem.amount,
            ])}
          />
        </Part>
      )}
      {lines.length > 0 && (
        <Part shown={lines.length} all={counts.lines} note={texts.monthNote}>
          <AmountTable
            title={texts.lines}
            columns={[
              { label: texts.line, isFigure: true },
              { label: texts.policyNumber },
              { label: texts.insured },
              { label: texts.month },
              { label: texts.members, isFigure: true },
              { label: texts.amount, isFigure: true },
            ]}
            rows={lines.map((line) => [
              formatNumber(line.line),
              line.policyNumber,
              line.insuredName,
              `${formatValue("month", line.month, {})} ${line.year}`,
              line.members === null ? "" : formatNumber(line.members),
              formatMoney(Number(line.amount)),
            ])}
          />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  shown: number;
  all: number;
  note?: string;
  children: React.ReactNode;
}

/** A table that scrolls, with a note if it doesn't show all lines. */
function Part({ shown, all, note, children }: PartProps) {
  return (
    <div className="min-w-0">
      <div className="max-h-64 overflow-y-auto rounded-md border border-border p-2">{children}</div>
      <p className="mt-1 text-table text-fg-muted">
        {[shown < all && texts.first(shown, all), note].filter(Boolean).join(" ")}
      </p>
    </div>
  );
}
