import { GroupedBarChart, LineChart } from "@portico/ui/charts";
import { createElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

const labels = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const seriesFrom = (start: number) =>
  ["Ambetter", "Florida Blue", "Oscar", "Molina", "Cigna"].map((label, index) => ({
    label,
    values: labels.map((_, month) => ((start + month * 7 + index * 13) % 40) + 1),
  }));

/** The floor: the same number of bars and labels, without scales, axes, names or interaction. */
function bare(start: number) {
  return createElement(
    "svg",
    { width: 640, height: 240 },
    ...seriesFrom(start).flatMap(({ values }, index) =>
      values.map((value, month) =>
        createElement("rect", {
          key: `${index} ${month}`,
          x: month * 50 + index * 9,
          y: 216 - value * 4,
          width: 8,
          height: value * 4,
        }),
      ),
    ),
    ...labels.map((label, month) => createElement("text", { key: label, x: month * 50, y: 236 }, label)),
  );
}

const charts: Record<string, (start: number) => ReactElement> = {
  bare,
  bars: (start) =>
    createElement(GroupedBarChart, {
      label: "Policies",
      labelHeader: "Month",
      labels,
      series: seriesFrom(start),
    }),
  lines: (start) =>
    createElement(LineChart, { label: "Policies", labelHeader: "Month", labels, series: seriesFrom(start) }),
};

let root: Root | undefined;
const container = document.body.appendChild(document.createElement("div"));

Object.assign(window, {
  /** Mounts a chart, or replaces its values. Returns the time until React has committed, in ms. */
  show(name: string, start: number) {
    const begin = performance.now();
    root ??= createRoot(container);
    flushSync(() => root?.render(charts[name]?.(start)));
    return performance.now() - begin;
  },
  remove() {
    root?.unmount();
    root = undefined;
  },
});
