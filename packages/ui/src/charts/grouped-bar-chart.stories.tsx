import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { carriersPerMonth, inCard, months } from "./charts.fixtures.js";
import { GroupedBarChart } from "./grouped-bar-chart.js";

const meta = {
  title: "Components/Charts/GroupedBarChart",
  component: GroupedBarChart,
  decorators: inCard,
  args: { label: "Policies by carrier", labelHeader: "Month", labels: months, series: carriersPerMonth },
} satisfies Meta<typeof GroupedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
export const TwoSeries: Story = { args: { series: carriersPerMonth.slice(0, 2) } };
export const SingleValue: Story = { args: { labels: ["Jan"] } };
export const Empty: Story = { args: { series: [] } };
export const Loading: Story = { args: { series: [], isLoading: true } };
export const Negative: Story = {
  args: {
    label: "Net change in policies",
    series: carriersPerMonth.slice(0, 3).map(({ label, values }, index) => ({
      label,
      values: values.map((value, month) => (value ?? 0) - 9 + ((month * (index + 2)) % 5)),
    })),
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("img", { name: "Nov, Ambetter: 33" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("img", { name: "Nov, Florida Blue: 22" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("img", { name: "Oct, Florida Blue: 13" })).toHaveFocus());
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent(
      "OctAmbetter19Florida Blue13Oscar9Molina6Cigna5",
    );
  },
};

/** Sixty bars have no room on a phone, so the table is shown, until the reader wants the bars. */
export const TooNarrow: Story = {
  args: { style: { width: 330 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await expect(await canvas.findByRole("img", { name: "Nov, Ambetter: 33" })).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    const headers = within(canvas.getByRole("table")).getAllByRole("columnheader");
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      "Month",
      "Ambetter",
      "Florida Blue",
      "Oscar",
      "Molina",
      "Cigna",
    ]);
  },
};
