import type { ScreenWidget } from "@portico/screens";
import { StatusBadge, type Tone } from "@portico/ui/status-badge";
import { useSummaryMessages } from "../messages/lists.ts";

const tones: readonly Tone[] = ["neutral", "info", "success", "warning", "danger"];

export interface LegendProps {
  widget: Extract<ScreenWidget, { kind: "custom" }>;
}

/** The meaning of the colors in a list. The widget's options map statuses to colors: `{ "New": "info" }`. */
export function Legend({ widget: { options = {} } }: LegendProps) {
  return (
    <ul
      aria-label={useSummaryMessages().legend}
      className="page:flex page:flex-wrap page:items-center page:gap-2"
    >
      {Object.entries(options).map(([status, declaredTone]) => (
        <li key={status}>
          <StatusBadge tone={tones.find((tone) => tone === declaredTone) ?? "neutral"}>{status}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
