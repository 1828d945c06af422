"use client";

import { Group } from "@visx/group";
import { type ReactNode, useRef } from "react";
import type { ChartProps } from "./chart-props.js";
import { ChartTooltip, type TooltipContent } from "./chart-tooltip.js";
import { MarkTargets } from "./mark-targets.js";
import type { Mark } from "./marks.js";
import { useActiveMark } from "./use-active-mark.js";

interface PlotProps extends Pick<ChartProps, "href" | "onSelect"> {
  marks: readonly Mark[];
  width: number;
  height: number;
  /** The left and top edge of the coordinates. @default [0, 0] */
  origin?: readonly [x: number, y: number] | undefined;
  labelledBy: string;
  describedBy: string;
  /** The accessible name of a mark. */
  nameOf: (mark: Mark) => string;
  tooltipOf: (mark: Mark) => TooltipContent;
  /** Drawn behind the shapes for the mark under the pointer or with the focus. */
  highlight: (mark: Mark) => ReactNode;
  /** The shapes. */
  children: ReactNode;
}

/**
 * A chart's graphic: its shapes, a mark for each value, and the tooltip of the active one. It runs from left to right in
 * all text, as time and numbers do, and so do its arrow keys. Titles, legends, tooltips and tables follow the text.
 */
export function Plot({
  marks,
  width,
  height,
  origin: [left, top] = [0, 0],
  labelledBy,
  describedBy,
  nameOf,
  tooltipOf,
  highlight,
  href,
  onSelect,
  children,
}: PlotProps) {
  const svg = useRef<SVGSVGElement>(null);
  const anchor = useRef<SVGCircleElement>(null);
  const { active, tabStop, close, handlers } = useActiveMark(marks, { href, onSelect });
  const mark = active && marks[active.index];
  return (
    <>
      <svg
        ref={svg}
        role="application"
        direction="ltr"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        viewBox={`${left} ${top} ${width} ${height}`}
        width={width}
        height={height}
        className="ui:max-w-full ui:[touch-action:pan-y] ui:overflow-visible"
        {...handlers}
      >
        {mark && <Group aria-hidden="true">{highlight(mark)}</Group>}
        <Group aria-hidden="true">{children}</Group>
        <MarkTargets
          marks={marks}
          tabStop={tabStop}
          nameOf={nameOf}
          href={href}
          isPressable={onSelect !== undefined}
        />
        {mark && <circle ref={anchor} cx={mark.x} cy={mark.y} r={1} className="ui:fill-none" />}
        {mark && active.isFocused && (
          <path
            d={mark.outline}
            className="ui:pointer-events-none ui:fill-none ui:stroke-focus ui:stroke-2 ui:forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      {mark && (
        <ChartTooltip
          key={active.index}
          anchor={anchor}
          plot={svg}
          side={mark.side ?? "top"}
          content={tooltipOf(mark)}
          onClose={close}
        />
      )}
    </>
  );
}
