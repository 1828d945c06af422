import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Comparison } from "./comparison.js";

const meta = {
  title: "Components/Comparison",
  component: Comparison,
  args: {
    beforeLabel: "Version 3",
    afterLabel: "Version 4",
    parts: [
      { id: "premium", label: "Premium", before: "$412.75", after: "$398.10" },
      { id: "phone", label: "Phone", before: "", after: "(305) 555-0142" },
    ],
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
  },
};
export const Narrow: Story = { args: { className: "ui:max-w-72" } };
export const LongText: Story = {
  args: { parts: [{ id: "note", label: "x".repeat(60), before: "y".repeat(140), after: "z ".repeat(90) }] },
};
