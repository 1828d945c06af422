import type { Decorator } from "@storybook/react-vite";
import type { ChartItem, ChartSeries } from "./chart-props.js";

export const months = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

export const policiesPerMonth: readonly ChartItem[] = [38, 41, 36, 29, 24, 22, 27, 31, 34, 52, 88, 73].map(
  (value, index) => ({ label: months[index] ?? "", value }),
);

export const policiesPerCarrier: readonly ChartItem[] = [
  { label: "Ambetter", value: 168 },
  { label: "Florida Blue", value: 121 },
  { label: "Oscar", value: 84 },
  { label: "Molina", value: 57 },
  { label: "Cigna", value: 31 },
  { label: "Aetna", value: 18 },
  { label: "AvMed", value: 9 },
  { label: "UnitedHealthcare", value: 7 },
];

const perCarrier = [
  ["Ambetter", [14, 15, 13, 11, 8, 8, 9, 11, 12, 19, 33, 26]],
  ["Florida Blue", [9, 11, 9, 7, 7, 5, 7, 8, 9, 13, 22, 19]],
  ["Oscar", [7, 6, 7, 5, 4, 4, 5, 5, 6, 9, 15, 13]],
  ["Molina", [5, 5, 4, 4, 3, 3, 3, 4, 4, 6, 10, 9]],
  ["Cigna", [3, 4, 3, 2, 2, 2, 3, 3, 3, 5, 8, 6]],
] as const;

export const carriersPerMonth: readonly ChartSeries[] = perCarrier.map(([label, values]) => ({
  label,
  values,
}));

export const thisYearAndLast: readonly ChartSeries[] = [
  { label: "2026", values: [38, 41, 36, 29, 24, 22, 27, 31, 34, 52, null, null] },
  { label: "2025", values: [31, 36, 33, 30, 26, 19, 21, 24, 30, 44, 79, 61], isComparison: true },
];

export const dollars = (value: number) =>
  value.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The monthly credit of a household by its yearly income. */
export const creditByIncome = Array.from({ length: 31 }, (_, index) => {
  const x = 20_000 + index * 2_000;
  const share = Math.min(0.085, Math.max(0, ((x - 22_000) / 38_000) * 0.085));
  return { x, y: Math.max(0, Math.round(620 - (x * share) / 12)) };
});

/** A card, as charts have around them on a page. */
export const inCard: Decorator = (Story) => (
  <div className="ui:max-w-2xl ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:p-5">
    <Story />
  </div>
);

/** Catches the files that a story saves. Returns the saved names and contents. */
export function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL(blob);
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function catchDownload() {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  };
  const stop = () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
  return { files, stop };
}
