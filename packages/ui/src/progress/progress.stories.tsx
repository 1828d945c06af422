import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Progress } from "./progress.js";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { label: "Uploading statements-march.csv", className: "ui:max-w-sm" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Indeterminate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading statements-march.csv" });
    await expect(bar).not.toHaveAttribute("aria-valuenow");
  },
};

export const Halfway: Story = {
  args: { value: 52 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", "52");
    await expect(bar).toHaveAttribute("aria-valuetext", "52%");
  },
};

export const NotStarted: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 100 } };
export const CustomValueText: Story = { args: { value: 312, max: 1200, valueText: "312 of 1,200 rows" } };
export const LabelHidden: Story = { args: { value: 30, isLabelHidden: true } };
export const LongText: Story = {
  args: {
    value: 30,
    label: "Uploading commission-statements-of-all-carriers-for-the-first-quarter-corrected-final-2.csv",
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "جارٍ رفع الملف",
    value: 40,
  },
};
