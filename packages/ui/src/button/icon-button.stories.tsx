import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Pencil } from "../icons/index.js";
import { IconButton } from "./icon-button.js";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Edit policy", icon: <Pencil size={16} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Small: Story = { args: { size: "sm" } };
export const Loading: Story = { args: { isLoading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "This policy is closed" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Edit policy" });
    await expect(button).toHaveAccessibleDescription("This policy is closed");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const TooltipOnFocus: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Edit policy")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
