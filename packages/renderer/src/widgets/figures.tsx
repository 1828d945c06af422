import { formatValue, valueAt } from "@portico/endpoints";
import type { ScreenWidget } from "@portico/screens";
import { usePageMessages } from "../messages/page.ts";

export interface FiguresProps {
  figures: Extract<ScreenWidget, { kind: "figures" }>["figures"];
  /** The response of the summary endpoint. */
  summary: unknown;
}

/** Labeled numbers from a summary. */
export function Figures({ figures, summary }: FiguresProps) {
  const texts = usePageMessages().summary;
  const items = figures.map(({ label, path, format = "number" }) => {
    return { label, text: formatValue(format, valueAt(summary, path), {}) };
  });
  if (items.every(({ text }) => text === "")) {
    return <p className="page:text-table page:text-fg-muted">{texts.empty}</p>;
  }
  return (
    <dl className="page:flex page:flex-wrap page:gap-x-6 page:gap-y-1 page:text-table">
      {items.map(({ label, text }) => (
        <div key={label} className="page:flex page:gap-1.5">
          <dt className="page:text-fg-muted">{label}</dt>
          <dd className="page:font-semibold page:tabular-nums">{text || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
