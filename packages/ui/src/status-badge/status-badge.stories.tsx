import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
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
export const Unnamed: Story = {
  args: { children: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No name")).toBeVisible();
  },
};
export const CustomUnnamedText: Story = {
  args: { children: null, unnamed: "bad name?", tone: "danger" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("bad name?")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    tone: "warning",
    children: "Waiting for documents of the second applicant",
    className: "ui:max-w-40",
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    children: "قيد الانتظار",
    tone: "info",
  },
};
