"use client";

import { forwardRef, type ReactNode, useId, useImperativeHandle, useRef, useState } from "react";
import { cx } from "../class-names/cx.js";
import { useChartMessages } from "../messages/use-chart-messages.js";
import { ChartActions } from "./chart-actions.js";
import { ChartLegend, type LegendItem } from "./chart-legend.js";
import type { ChartProps } from "./chart-props.js";
import { ChartSkeleton } from "./chart-skeleton.js";
import { ChartTable } from "./chart-table.js";
import { type ChartTableData, cellText, rangeOf } from "./chart-table-data.js";
import { useWidth } from "./use-width.js";

/** What a chart draws with: its size, and the ids of its name and description. */
export interface PlotArea {
  width: number;
  height: number;
  labelledBy: string;
  describedBy: string;
}

interface ChartFrameProps
  extends Omit<ChartProps, "labelHeader" | "formatValue" | "href" | "onSelect" | "height"> {
  height: number;
  /** The width in px below which marks are too narrow to see or press, so that the table is shown first. @default 0 */
  minWidth?: number;
  table: ChartTableData;
  /** There is nothing to draw. */
  isEmpty: boolean;
  /** Below the title. */
  legend?: readonly LegendItem[] | undefined;
  /** Shape of the placeholder. */
  isRound?: boolean | undefined;
  /** @default true */
  hasActions?: boolean | undefined;
  renderPlot: (area: PlotArea) => ReactNode;
}

/** What all charts have: title, legend, actions, table, placeholder and empty state. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  {
    label,
    isLabelHidden = false,
    description,
    height,
    minWidth = 0,
    isLoading = false,
    empty,
    fileName = label,
    hasDownloads = true,
    table,
    isEmpty,
    legend = [],
    isRound = false,
    hasActions = true,
    renderPlot,
    className,
    ...rest
  },
  ref,
) {
  const { charts } = useChartMessages();
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const figure = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const isTable = chosen ?? (width !== undefined && width < minWidth);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => figure.current);
  const state = isEmpty ? (isLoading ? "loading" : "empty") : isTable ? "table" : "chart";
  const ids = { labelledBy: `${id}-label`, describedBy: `${id}-description` };

  return (
    <figure
      {...rest}
      ref={figure}
      aria-labelledby={ids.labelledBy}
      aria-describedby={ids.describedBy}
      aria-busy={isLoading || undefined}
      data-state={state}
      className={cx(
        "ui:flex ui:flex-col ui:gap-3 ui:font-sans ui:text-table ui:text-fg portico-chart",
        className,
      )}
    >
      <div
        className={cx(
          "ui:flex ui:flex-wrap ui:items-start ui:gap-x-2 ui:gap-y-1",
          !hasActions && isLabelHidden && "ui:contents",
        )}
      >
        <p
          id={ids.labelledBy}
          data-picture=""
          className={cx(
            "ui:me-auto",
            isLabelHidden ? "ui:sr-only" : "ui:flex-1 ui:basis-32 ui:text-form ui:font-semibold",
          )}
        >
          {label}
        </p>
        {hasActions && !isEmpty && (
          <ChartActions
            figure={figure}
            table={table}
            fileName={fileName}
            hasDownloads={hasDownloads}
            isTable={isTable}
            onTableChange={setChosen}
          />
        )}
      </div>
      <p id={ids.describedBy} className="ui:sr-only">
        {description ?? <Range data={table} />} {state === "chart" && charts.instructions}
      </p>
      {state === "chart" && legend.length > 0 && <ChartLegend items={legend} />}
      <div ref={body} className={cx("ui:relative", isLoading && !isEmpty && "ui:opacity-60")}>
        {state === "chart" && width !== undefined && renderPlot({ width, height, ...ids })}
        {state === "table" && <ChartTable data={table} labelledBy={ids.labelledBy} height={height} />}
        {state === "loading" && (
          <div role="status">
            <span className="ui:sr-only">{charts.loading}</span>
            <ChartSkeleton isRound={isRound} height={height} />
          </div>
        )}
        {state === "empty" && (
          <div
            className="ui:flex ui:flex-col ui:items-center ui:justify-center ui:rounded-md ui:border ui:border-dashed ui:border-border-strong ui:text-center ui:text-fg-muted"
            style={{ minHeight: height }}
          >
            {empty ?? charts.empty}
          </div>
        )}
      </div>
    </figure>
  );
});

/** The range of the values, as a default description. */
function Range({ data }: { data: ChartTableData }) {
  const { charts } = useChartMessages();
  const range = rangeOf(data.rows);
  if (!range) return charts.empty;
  const text = ({ label, value }: typeof range.low) => `${cellText(data, 0, value)} (${label})`;
  return charts.range(text(range.low), text(range.high));
}
