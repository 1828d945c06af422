import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Alert } from "./alert.js";

const meta = {
  title: "Components/Alert",
  component: Alert,
  args: { children: "A newer version of this screen is available." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: "success", children: "The policies were imported." } };
export const Warning: Story = { args: { tone: "warning", title: "Two fields were left out" } };
export const Danger: Story = { args: { tone: "danger", role: "alert", children: "Nothing was saved." } };
export const Neutral: Story = { args: { tone: "neutral", icon: null } };
export const WithActions: Story = {
  tags: ["picture"],
  args: { title: "New version", actions: <Button size="sm">Show it</Button> },
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    title: "x".repeat(120),
    children: "The premium is paid by the household. ".repeat(8),
    onDismiss: fn(),
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    tone: "warning",
    title: "بقي حقلان",
    children: "لم يُحفظ الحقلان الأخيران.",
  },
};
