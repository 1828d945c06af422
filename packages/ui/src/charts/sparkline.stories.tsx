import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { policiesPerMonth } from "./charts.fixtures.js";
import { Sparkline } from "./sparkline.js";

const meta = {
  title: "Components/Charts/Sparkline",
  component: Sparkline,
  decorators: (Story) => (
    <div className="ui:w-48">
      <Story />
    </div>
  ),
  args: {
    label: "Policies per month",
    labelHeader: "Month",
    valueHeader: "Policies",
    data: policiesPerMonth,
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Policies per month" })).toHaveAccessibleDescription(
      /^From 22 \(Jun\) to 88 \(Nov\)\./,
    );
    await userEvent.hover(canvas.getByRole("img", { name: "Nov: 88" }));
    await expect(await screen.findByRole("tooltip", { hidden: true })).toHaveTextContent("NovPolicies88");
  },
};
export const WithActions: Story = {
  args: { hasActions: true },
  decorators: (Story) => (
    <div className="ui:w-80">
      <Story />
    </div>
  ),
};
export const SingleValue: Story = { args: { data: policiesPerMonth.slice(0, 1) } };
export const Negative: Story = {
  args: { data: [4, 3, -5, -7, -5, 2, 5].map((value, index) => ({ label: `Week ${index + 1}`, value })) },
};
export const Empty: Story = { args: { data: [] } };
export const Loading: Story = { args: { data: [], isLoading: true } };
