import type { Slice } from "./pie-slices.js";
import { Swatch } from "./swatch.js";

interface PieLegendProps {
  slices: readonly Slice[];
  total: number;
  format: (value: number) => string;
  share: (share: number) => string;
  note: string | undefined;
}

/** The slices with their values and shares. */
export function PieLegend({ slices, total, format, share, note }: PieLegendProps) {
  return (
    <div className="ui:w-full ui:min-w-0">
      <ul className="ui:flex ui:flex-col">
        {slices.map(({ label, value, index, swatch }) => (
          <li
            key={index}
            className="ui:flex ui:items-center ui:gap-2 ui:border-b ui:border-border ui:py-1.5 ui:last:border-b-0"
          >
            <Swatch kind={swatch} />
            <span data-picture="" className="ui:me-auto ui:truncate" title={label}>
              {label}
            </span>
            <span data-picture="" className="ui:text-end ui:tabular-nums">
              <bdi>{format(value)}</bdi>
            </span>
            <span
              data-picture=""
              className="ui:w-14 ui:shrink-0 ui:text-end ui:text-fg-muted ui:tabular-nums"
            >
              <bdi>{share(value / total)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="ui:mt-2 ui:text-caption ui:text-fg-muted">{note}</p>}
    </div>
  );
}
