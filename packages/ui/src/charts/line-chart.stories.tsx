import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { carriersPerMonth, inCard, months, thisYearAndLast } from "./charts.fixtures.js";
import { LineChart } from "./line-chart.js";

const meta = {
  title: "Components/Charts/LineChart",
  component: LineChart,
  decorators: inCard,
  args: { label: "Policies sold", labelHeader: "Month", labels: months, series: thisYearAndLast },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("img", { name: "Oct, 2026: 52" }));
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent("Oct202652202544");
  },
};
export const FiveSeries: Story = {
  tags: ["picture"],
  args: { label: "Policies by carrier", series: carriersPerMonth },
};
export const SingleValue: Story = {
  args: { series: [{ label: "2026", values: [38, ...months.slice(1).map(() => null)] }] },
};
export const Gaps: Story = {
  args: { series: [{ label: "2026", values: [38, 41, null, 29, null, 22, 27, null, null, 52, 88, 73] }] },
};
export const Negative: Story = {
  args: { series: [{ label: "Change", values: [4, 3, -5, -7, -5, -2, 5, 4, 3, 18, 36, -15] }] },
};
export const Empty: Story = { args: { series: [] } };
export const Loading: Story = { args: { series: [], isLoading: true } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "Oct 52 44" })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "Nov 79" })).toBeInTheDocument();
  },
};
