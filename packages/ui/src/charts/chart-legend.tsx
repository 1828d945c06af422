import type { SwatchKind } from "./series-color.js";
import { Swatch } from "./swatch.js";

export interface LegendItem {
  label: string;
  swatch: SwatchKind;
}

/** The names of the series next to their colors. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-caption ui:font-normal ui:text-fg-muted">
      {items.map(({ label, swatch }) => (
        <li key={label} className="ui:flex ui:items-center ui:gap-1.5">
          <Swatch kind={swatch} />
          <span data-picture="">{label}</span>
        </li>
      ))}
    </ul>
  );
}
