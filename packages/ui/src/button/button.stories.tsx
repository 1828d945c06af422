import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Download, Plus, Trash2 } from "../icons/index.js";
import { RouterLink } from "../link/router-link.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Button } from "./button.js";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Assign agent", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: "ghost" } };
export const Danger: Story = {
  args: { variant: "danger", children: "Delete lead", icon: <Trash2 size={16} aria-hidden="true" /> },
};
export const Small: Story = { args: { size: "sm" } };

export const WithIcon: Story = {
  args: { variant: "primary", children: "New policy", icon: <Plus size={16} aria-hidden="true" /> },
};

export const Loading: Story = {
  args: { variant: "primary", isLoading: true, children: "Saving" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Saving" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledWithReason: Story = {
  args: { disabledReason: "Select at least one policy" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Assign agent" });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Select at least one policy");
    await waitFor(() => expect(canvas.getByText("Select at least one policy")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const follow = fn();

/** Renders the link of a router, which looks and works like a button. */
export const AsLink: Story = {
  args: {
    asChild: true,
    variant: "primary",
    children: (
      <RouterLink href="/policies" className="policies-link" onClick={follow}>
        Policies
      </RouterLink>
    ),
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Policies" });
    await expect(link).toHaveClass("policies-link");
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(follow).toHaveBeenCalled();
  },
};

export const DisabledLink: Story = {
  args: { ...AsLink.args, disabledReason: "No policies yet" },
  beforeEach: () => void follow.mockClear(),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Policies" });
    await expect(link).toHaveAccessibleDescription("No policies yet");
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(follow).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  args: { variant: "primary", icon: <Download size={16} aria-hidden="true" />, children: "Export" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    children: "تعيين وكيل",
    icon: <Plus size={16} aria-hidden="true" />,
  },
};
