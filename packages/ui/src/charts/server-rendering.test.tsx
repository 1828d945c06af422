import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BarChart, CurveChart, GroupedBarChart, LineChart, PieChart, Sparkline } from "./index.js";

const series = [
  { label: "2026", values: [38, 41] },
  { label: "2025", values: [31, 36], isComparison: true },
];
const data = [
  { label: "Jan", value: 38 },
  { label: "Feb", value: 41 },
];
const single = { labelHeader: "Month", valueHeader: "Policies", data };
const multi = { labelHeader: "Month", labels: ["Jan", "Feb"], series };

it.each([
  ["BarChart", () => <BarChart label="Sales" {...single} average={39.5} />, "Jan: 38"],
  ["PieChart", () => <PieChart label="Sales" {...single} />, "Feb: 41, 51.9%"],
  ["Sparkline", () => <Sparkline label="Sales" {...single} />, "Feb: 41"],
  ["GroupedBarChart", () => <GroupedBarChart label="Sales" {...multi} />, "Jan, 2025: 31"],
  ["LineChart", () => <LineChart label="Sales" {...multi} />, "Feb, 2026: 41"],
  [
    "CurveChart",
    () => <CurveChart label="Credit" labelHeader="Income" valueHeader="Credit" data={[{ x: 1, y: 2 }]} />,
    "1: 2",
  ],
])("renders %s on a server, without a window", (_, renderChart, mark) => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(renderChart());
  expect(html).toContain(`aria-label="${mark}"`);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
});

it("renders the placeholder and the empty state on a server", () => {
  const empty = { label: "Sales", labelHeader: "Month", valueHeader: "Policies", data: [] };
  expect(renderToString(<BarChart {...empty} isLoading={true} />)).toContain("Loading chart");
  expect(renderToString(<BarChart {...empty} empty="No policies yet" />)).toContain("No policies yet");
});
