"use client";

import type { RefObject } from "react";
import { Floating } from "../floating/floating.js";
import type { Side } from "../floating/position.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import type { SwatchKind } from "./series-color.js";
import { Swatch } from "./swatch.js";

export interface TooltipContent {
  title: string;
  rows: readonly TooltipRow[];
}

interface TooltipRow {
  label: string;
  text: string;
  swatch?: SwatchKind | undefined;
  /** It belongs to the mark itself. */
  isActive?: boolean | undefined;
}

interface ChartTooltipProps {
  anchor: RefObject<Element | null>;
  /** A press outside of it closes the tooltip. */
  plot: RefObject<Element | null>;
  side: Side;
  content: TooltipContent;
  onClose: () => void;
}

/** The values at a mark. Screen readers get them as the name of the mark. */
export function ChartTooltip({ anchor, plot, side, content: { title, rows }, onClose }: ChartTooltipProps) {
  usePressOutside([plot], onClose);
  return (
    <Floating
      role="tooltip"
      aria-hidden="true"
      anchor={anchor}
      side={side}
      align="center"
      gap={10}
      className="ui:pointer-events-none ui:min-w-28 ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:px-3 ui:py-2 ui:text-caption ui:font-normal ui:text-fg ui:shadow-float ui:print:hidden"
    >
      <span className="ui:block ui:font-semibold">{title}</span>
      {rows.map(({ label, text, swatch, isActive }) => (
        <span
          key={label}
          className={`ui:mt-1 ui:flex ui:items-center ui:gap-2 ${isActive ? "ui:font-medium" : "ui:text-fg-muted"}`}
        >
          {swatch && <Swatch kind={swatch} />}
          <span className="ui:me-auto ui:pe-4">{label}</span>
          <span className="ui:value-text ui:tabular-nums">{text}</span>
        </span>
      ))}
    </Floating>
  );
}
