import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { Dialog } from "../dialog/index.js";
import { Checkbox } from "../forms/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { AnchoredPopover } from "./anchored-popover.js";
import { Popover } from "./popover.js";

const meta = {
  title: "Components/Popover",
  component: Popover,
  args: {
    label: "Show",
    trigger: <Button>Show</Button>,
    onOpenChange: fn(),
    children: (
      <div className="ui:flex ui:flex-col ui:gap-2">
        <Checkbox label="Inactive policies" />
        <Checkbox label="Policies of other agents" />
      </div>
    ),
  },
  parameters: { docs: { story: { inline: false, height: "220px" } } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["picture"],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Inactive policies")).toHaveFocus());
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <div className="ui:flex ui:gap-3">
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Inactive policies")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Show" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Inactive policies")).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
  },
};

export const ClosesByContent: Story = {
  args: { children: ({ close }) => <Button onClick={close}>Apply</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Apply" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog defaultOpen title="Policies">
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Show" }));
    await screen.findByRole("dialog", { name: "Show" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Show" })).not.toBeInTheDocument());
    await expect(screen.getByRole("dialog", { name: "Policies" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: "right",
    children:
      "The premium of a policy is what its members pay in a month after the tax credit, which the Marketplace computes from the household's income.",
    classNames: { panel: "ui:max-w-72" },
  },
};

const days = ["Monday", "Tuesday", "Wednesday"];

export const SharedByButtons: Story = {
  render: function DayNotes() {
    const anchor = useRef<HTMLButtonElement>(null);
    const [day, setDay] = useState<string>();
    return (
      <div className="ui:flex ui:gap-3">
        {days.map((one) => (
          <Button
            key={one}
            onClick={({ currentTarget }) => {
              anchor.current = currentTarget;
              setDay(one);
            }}
          >
            {one}
          </Button>
        ))}
        {day && (
          <AnchoredPopover key={day} anchor={anchor} label={day} onClose={() => setDay(undefined)}>
            <Checkbox label={`Off on ${day}`} />
          </AnchoredPopover>
        )}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const monday = canvas.getByRole("button", { name: "Monday" });
    await userEvent.click(monday);
    await waitFor(() => expect(screen.getByLabelText("Off on Monday")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(monday).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Tuesday" }));
    await waitFor(() => expect(screen.getByLabelText("Off on Tuesday")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Wednesday" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Wednesday" })).toBeVisible());
    await expect(screen.queryByRole("dialog", { name: "Tuesday" })).not.toBeInTheDocument();
  },
};

/** The end is on the left. */
export const Arabic: Story = {
  ...arabic,
  args: {
    label: "عرض",
    trigger: <Button>عرض</Button>,
    side: "end",
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "عرض" });
    await userEvent.click(button);
    const panel = await canvas.findByRole("dialog", { name: "عرض" });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left),
    );
  },
};
