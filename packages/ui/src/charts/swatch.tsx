import type { SwatchKind } from "./series-color.js";

/** A small sample of a series' color, next to its name. */
export function Swatch({ kind: { series, shape } }: { kind: SwatchKind }) {
  const isLine = shape === "line";
  const square = "M4 1h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z";
  return (
    <svg
      aria-hidden="true"
      viewBox={isLine ? "0 0 18 10" : "1 0 10 10"}
      className={isLine ? "ui:h-2.5 ui:w-4.5" : "ui:size-2.5"}
    >
      <path d={isLine ? "M1 5h16" : square} data-series={series} data-shape={shape} />
    </svg>
  );
}
