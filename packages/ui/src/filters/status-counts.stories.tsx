import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { StatusCounts } from "./status-counts.js";

const counts = [
  { value: "New", label: "New", tone: "info", count: 63 },
  { value: "Contacted", label: "Contacted", tone: "info", count: 1_204 },
  { value: "Promise to Pay", label: "Promise to Pay", tone: "warning", count: 18 },
  { value: "Paid Confirmed", label: "Paid Confirmed", tone: "success", count: 0 },
  { value: undefined, label: "No name", tone: "danger", count: 2 },
] as const;

const meta = {
  title: "Components/StatusCounts",
  component: StatusCounts,
  args: { label: "Summary", counts, total: "Total 1,287", onSelectedChange: fn() },
  render: function StatusCountsOfAList(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <StatusCounts
        {...args}
        selected={selected}
        onSelectedChange={(change) => {
          setSelected(change.selected);
          args.onSelectedChange?.(change);
        }}
      />
    );
  },
} satisfies Meta<typeof StatusCounts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A status without a value is text. */
export const NoneSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(4);
    await expect(getComputedStyle(canvas.getByRole("list")).listStyleType).toBe("none");
  },
};

export const OneSelected: Story = { tags: ["picture"], args: { selected: "New", total: "63 of 1,287" } };

export const WithADetailsButton: Story = {
  args: {
    end: (
      <Button size="sm" variant="ghost">
        Summary by agent
      </Button>
    ),
  },
};

/** Without a filter by status, the counts are text. */
export const ReadOnly: Story = { render: (args) => <StatusCounts {...args} onSelectedChange={undefined} /> };

/** A click filters by a status, and a second one clears the filter. */
export const Toggles: Story = {
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole("button", { name: "New 63" });
    await expect(status).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(status);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: "New" });
    await expect(status).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: undefined });
    await expect(status).toHaveAttribute("aria-pressed", "false");
  },
};

/** On narrow screens, the line scrolls and fades where it continues, or wraps. */
export const Narrow: Story = {
  args: { selected: "New" },
  decorators: [
    (Story) => (
      <div className="ui:max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const region = canvas.getByRole("region", { name: "Summary" });
    await expect(region.offsetHeight).toBeLessThan(40);
    await expect(list).toHaveAttribute("data-fades-end");
    await expect(list).not.toHaveAttribute("data-fades-start");
    list.scrollLeft = list.scrollWidth;
    await waitFor(() => expect(list).toHaveAttribute("data-fades-start"));
    await expect(list).not.toHaveAttribute("data-fades-end");
    const wrap = canvas.getByRole("button", { name: "Show all statuses", expanded: false });
    await userEvent.click(wrap);
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(region.offsetHeight).toBeGreaterThan(40);
    await userEvent.click(wrap);
    await expect(region.offsetHeight).toBeLessThan(40);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "ملخص",
    total: "المجموع 1,287",
  },
};
