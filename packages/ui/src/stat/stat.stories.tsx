import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Stat } from "./stat.js";

const meta = {
  title: "Components/Stat",
  component: Stat,
  args: { label: "Policies in force", value: "1,204", className: "ui:max-w-60" },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithChange: Story = {
  args: { change: "+12% since March", changeTone: "success", hint: "As of 08:30" },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("1,204")).not.toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: { label: "Applications that wait for an answer from the Marketplace", value: "$1,234,567,890.50" },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوثائق السارية",
    change: "+12%",
    changeTone: "success",
  },
};
