import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, FileText, History, Tag, UserPlus } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { Toolbar } from "./toolbar.js";

const unmarkAll = fn();

const actions = (selectedCount: number) => {
  const some = selectedCount > 0 ? undefined : "Select at least one policy";
  const one = selectedCount === 1 ? undefined : "Select one policy";
  return (
    <>
      <Button size="sm" icon={<FileText size={16} />} disabledReason={one}>
        Notes
      </Button>
      <Button size="sm" icon={<Tag size={16} />} disabledReason={some}>
        Change Status
      </Button>
      <Button size="sm" icon={<History size={16} />} disabledReason={one}>
        History
      </Button>
      <Button size="sm" icon={<UserPlus size={16} />} disabledReason={some}>
        Assign
      </Button>
    </>
  );
};

const meta = {
  title: "Components/Toolbar",
  component: Toolbar,
  render: function ToolbarOfAList(args) {
    const [count, setCount] = useState(args.selectedCount ?? 0);
    const unmark = () => {
      setCount(0);
      unmarkAll();
    };
    return (
      <Toolbar {...args} selectedCount={count} onUnmarkAll={unmark}>
        {actions(count)}
      </Toolbar>
    );
  },
  args: {
    label: "Actions on policies",
    selectedCount: 0,
    children: null,
    end: (
      <Button size="sm" icon={<Download size={16} />}>
        Export CSV
      </Button>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("None selected")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Unmark All" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Assign" })).toHaveAccessibleDescription(
      "Select at least one policy",
    );
  },
};
export const OneSelected: Story = { args: { selectedCount: 1 } };
export const ManySelected: Story = { args: { selectedCount: 1772 } };

export const UnmarksWithoutMovingAnything: Story = {
  args: { selectedCount: 3 },
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole("group", { name: "Actions on policies" });
    const { height } = toolbar.getBoundingClientRect();
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Unmark All" }));
    await expect(unmarkAll).toHaveBeenCalled();
    await expect(canvas.getByText("None selected")).toBeVisible();
    await expect(toolbar.getBoundingClientRect().height).toBe(height);
    await expect(toolbar).toHaveFocus();
  },
};

export const NothingToSelect: Story = {
  render: ({ selectedCount: _, ...args }) => (
    <Toolbar {...args}>
      <Button size="sm" variant="primary">
        New agent
      </Button>
    </Toolbar>
  ),
};
