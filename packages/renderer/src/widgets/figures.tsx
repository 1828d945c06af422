import { formatValue, valueAt } from "@portico/contract";
import type { ScreenWidget } from "@portico/portal-config";
import { messages } from "../messages/messages.ts";

/** Props of `Figures`. */
export interface FiguresProps {
  figures: Extract<ScreenWidget, { kind: "figures" }>["figures"];
  /** The response of the summary endpoint. */
  summary: unknown;
}

/** Labeled numbers from a summary. */
export function Figures({ figures, summary }: FiguresProps) {
  const items = figures.map(({ label, path, format = "number" }) => {
    return { label, text: formatValue(format, valueAt(summary, path), {}) };
  });
  if (items.every(({ text }) => text === "")) {
    return <p className="text-table text-fg-muted">{messages.summary.empty}</p>;
  }
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-table">
      {items.map(({ label, text }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-fg-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{text || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
