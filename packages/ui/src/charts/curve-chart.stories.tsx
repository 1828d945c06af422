import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { creditByIncome, dollars, inCard } from "./charts.fixtures.js";
import { CurveChart } from "./curve-chart.js";

const meta = {
  title: "Components/Charts/CurveChart",
  component: CurveChart,
  decorators: inCard,
  args: {
    label: "Tax credit by income",
    labelHeader: "Income",
    valueHeader: "Credit",
    data: creditByIncome,
    point: { x: 46_000, y: 414, label: "This household" },
    formatValue: dollars,
    formatLabel: dollars,
  },
} satisfies Meta<typeof CurveChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This household: $46,000, $414")).toBeVisible();
    const point = canvas.getByRole("img", { name: "This household, $46,000: $414" });
    await userEvent.hover(point);
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent(
      "This household, $46,000Credit$414",
    );
  },
};
export const WithoutPoint: Story = { args: { point: undefined } };
export const WithoutDownloads: Story = {
  args: { hasDownloads: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Show as table",
    ]);
  },
};
export const SingleValue: Story = { args: { data: creditByIncome.slice(0, 1), point: undefined } };
export const Negative: Story = {
  args: { data: creditByIncome.map(({ x, y }) => ({ x, y: y - 400 })), point: undefined },
};
export const Empty: Story = { args: { data: [], point: undefined } };
export const Loading: Story = { args: { data: [], point: undefined, isLoading: true } };
