import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { IconButton } from "./icon-button.js";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Edit policy", icon: <Pencil size={16} aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Small: Story = { args: { size: "sm" } };
export const Loading: Story = { args: { isLoading: true } };
export const DisabledWithReason: Story = { args: { disabledReason: "This policy is closed" } };
