import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { EmptyState } from "../empty-state/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { BarChart } from "./bar-chart.js";
import { catchDownloads, dollars, inCard, months, policiesPerMonth } from "./charts.fixtures.js";

const meta = {
  title: "Components/Charts/BarChart",
  component: BarChart,
  decorators: inCard,
  args: {
    label: "Policies sold in 2026",
    labelHeader: "Month",
    valueHeader: "Policies",
    data: policiesPerMonth,
    average: 41.25,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure", { name: "Policies sold in 2026" });
    await expect(figure).toHaveAccessibleDescription(/^From 22 \(Jun\) to 88 \(Nov\)\./);
    await expect(canvas.getByText("Average 41.25")).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { data: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading chart");
    await expect(canvas.getByRole("figure")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** The earlier values stay while new ones load. */
export const Refreshing: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Nov: 88" })).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { data: [] } };

export const EmptyWithNextStep: Story = {
  args: {
    data: [],
    empty: (
      <EmptyState
        title="No policies in 2026"
        hint="Upload a statement to see your sales."
        action={<Button>Upload</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Upload" })).toBeVisible();
  },
};

export const SingleValue: Story = { args: { data: policiesPerMonth.slice(0, 1), average: undefined } };

export const Negative: Story = {
  args: {
    label: "Commission by month",
    valueHeader: "Commission",
    data: [1840, 2210, 1630, -420, 960, -180, 1210, 1530, 1490, 2630, 4180, 3710].map((value, index) => ({
      label: months[index] ?? "",
      value,
    })),
    average: undefined,
    formatValue: dollars,
  },
};

export const ManyValues: Story = {
  args: {
    label: "Calls per day",
    labelHeader: "Day",
    valueHeader: "Calls",
    data: Array.from({ length: 90 }, (_, day) => ({
      label: `Day ${day + 1}`,
      value: 40 + Math.round(25 * Math.sin(day / 6)) + (day % 7) * 4,
    })),
    average: undefined,
  },
};

export const LongLabels: Story = {
  args: {
    label: "Policies in force by carrier, with the names that the carriers use on their statements",
    labelHeader: "Carrier",
    data: [
      { label: "Blue Cross and Blue Shield of Florida", value: 121 },
      { label: "UnitedHealthcare Insurance Company", value: 84 },
      { label: "Ambetter from Sunshine Health", value: 168 },
      { label: "Molina Healthcare of Florida", value: 57 },
    ],
    average: undefined,
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Download PNG" }).focus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("img", { name: "Jan: 38" })).toHaveFocus());
    const tooltip = await screen.findByRole("tooltip", { hidden: true });
    await expect(tooltip).toHaveTextContent("JanPolicies38");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("img", { name: "Feb: 41" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("img", { name: "Dec: 73" })).toHaveFocus());
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent("DecPolicies73");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument());
    // One tab stop: the next Tab leaves the chart.
    await userEvent.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};

export const TooltipOnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("img", { name: "Nov: 88" }));
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent("NovPolicies88");
    await userEvent.unhover(canvas.getByRole("application"));
    await waitFor(() => expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument());
  },
};

/** The first tap shows the tooltip, the second one follows the link. */
export const LinkedByTouch: Story = {
  args: { href: ({ index }) => `#month=${index + 1}`, onSelect: fn() },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Nov: 88" });
    await expect(link).toHaveAttribute("href", "#month=11");
    await userEvent.pointer({ keys: "[TouchA]", target: link });
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent("NovPolicies88");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: "[TouchA]", target: link });
    await expect(args.onSelect).toHaveBeenCalledWith({
      point: { label: "Nov", series: "Policies", value: 88, index: 10, seriesIndex: 0 },
    });
  },
};

export const Selectable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    const march = canvas.getByRole("button", { name: "Mar: 36" });
    await userEvent.click(march);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    march.focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      point: { label: "Apr", series: "Policies", value: 29, index: 3, seriesIndex: 0 },
    });
  },
};

export const AsTable: Story = {
  args: { formatValue: dollars, label: "Commission by month", valueHeader: "Commission", average: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    const table = canvas.getByRole("table", { name: "Commission by month" });
    await expect(within(table).getAllByRole("row")).toHaveLength(13);
    await expect(within(table).getByRole("row", { name: "Nov $88" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Show as chart" })).toHaveFocus();
    await expect(canvas.queryByRole("application")).not.toBeInTheDocument();
  },
};

export const Exports: Story = {
  args: { fileName: "policies-2026" },
  play: async ({ canvas }) => {
    const { files, stop } = catchDownloads();
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Download CSV" }));
      await userEvent.click(canvas.getByRole("button", { name: "Download PNG" }));
      await waitFor(() =>
        expect(files.map(({ name }) => name)).toEqual(["policies-2026.csv", "policies-2026.png"]),
      );
    } finally {
      stop();
    }
    const [csv, png] = files;
    await expect(await csv?.blob.text()).toContain('"Month","Policies"\n"Jan",38\n');
    const picture = await createImageBitmap(png?.blob ?? new Blob());
    const { width } = canvas.getByRole("figure").getBoundingClientRect();
    await expect(picture.width).toBe(Math.floor((width + 32) * 2));
    await expect(colorsIn(picture)).toBeGreaterThan(3);
  },
};

/** How many colors a picture has, roughly. */
function colorsIn(picture: ImageBitmap): number {
  const drawing = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  drawing?.drawImage(picture, 0, 0);
  const { data } = drawing?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colors.add([data[at], data[at + 1], data[at + 2]].join());
  return colors.size;
}

/** The plot runs from left to right, as time and numbers do, and its arrow keys too. */
export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوثائق المباعة في 2026",
    labelHeader: "الشهر",
    valueHeader: "الوثائق",
  },
  play: async ({ canvas }) => {
    const january = canvas.getByRole("img", { name: "Jan: 38" });
    january.focus();
    await userEvent.keyboard("{ArrowRight}");
    const february = canvas.getByRole("img", { name: "Feb: 41" });
    await waitFor(() => expect(february).toHaveFocus());
    await expect(february.getBoundingClientRect().left).toBeGreaterThan(january.getBoundingClientRect().left);
  },
};
