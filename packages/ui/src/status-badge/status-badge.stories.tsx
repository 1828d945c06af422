import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge, type Tone } from "./status-badge.js";

const meta = {
  title: "Components/StatusBadge",
  component: StatusBadge,
  args: { children: "Pending" },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses: readonly [Tone, string][] = [
  ["neutral", "Cancelled"],
  ["info", "Pending"],
  ["success", "Active"],
  ["warning", "Past due"],
  ["danger", "Terminated"],
];

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <div className="ui:flex ui:flex-wrap ui:gap-2">
      {statuses.map(([tone, text]) => (
        <StatusBadge key={tone} tone={tone}>
          {text}
        </StatusBadge>
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: {
    tone: "warning",
    children: "Waiting for documents of the second applicant",
    className: "ui:max-w-40",
  },
};
