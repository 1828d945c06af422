import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { english, MessagesProvider, spanish } from "../messages/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { inCard, policiesPerCarrier } from "./charts.fixtures.js";
import { PieChart } from "./pie-chart.js";

const meta = {
  title: "Components/Charts/PieChart",
  component: PieChart,
  decorators: inCard,
  args: { label: "My sales", labelHeader: "Carrier", valueHeader: "Policies", data: policiesPerCarrier },
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  args: { href: ({ label }) => `#carrier=${label}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Other: 34, 6.9%" })).toHaveAttribute(
      "href",
      "#carrier=Other",
    );
    canvas.getByRole("link", { name: "Ambetter: 168, 33.9%" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Florida Blue: 121, 24.4%" })).toHaveFocus());
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent(
      "Florida BluePolicies121 · 24.4%",
    );
  },
};

/** From the sixth slice on, the five colors repeat in a tint. */
export const ManyValues: Story = {
  args: {
    maxSlices: 10,
    data: Array.from({ length: 14 }, (_, index) => ({
      label: `Carrier ${index + 1}`,
      value: 40 - index * 2,
    })),
  },
};
export const SingleValue: Story = { args: { data: policiesPerCarrier.slice(0, 1) } };
export const Negative: Story = {
  args: { data: [...policiesPerCarrier.slice(0, 3), { label: "Chargebacks", value: -12 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Negative values are only in the table.")).toBeVisible();
  },
};
export const LongLabels: Story = {
  args: {
    data: [
      { label: "Blue Cross and Blue Shield of Florida, Incorporated", value: 1_210_400 },
      { label: "UnitedHealthcare Insurance Company of the River Valley", value: 841_250 },
    ],
  },
};
export const Empty: Story = { args: { data: [] } };
export const Loading: Story = { args: { data: [], isLoading: true } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "UnitedHealthcare 7 1.4%" })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "Total 495" })).toBeInTheDocument();
  },
};
export const Spanish: Story = {
  decorators: (Story) => (
    <MessagesProvider messages={spanish}>
      <Story />
    </MessagesProvider>
  ),
  args: { label: "Mis ventas", labelHeader: "Aseguradora", valueHeader: "Pólizas" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ver como tabla" })).toBeVisible();
    await expect(canvas.queryByText(english.charts.other)).not.toBeInTheDocument();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "مبيعاتي",
    labelHeader: "الشركة",
    valueHeader: "الوثائق",
  },
};
