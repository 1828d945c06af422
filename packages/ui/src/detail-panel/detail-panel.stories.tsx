import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { TextField } from "../forms/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { DetailPanel } from "./detail-panel.js";

const policies = ["FL-10417", "FL-10418", "FL-10419"];

const meta = {
  title: "Components/DetailPanel",
  component: DetailPanel,
  args: { isOpen: false, title: "", onOpenChange: fn() },
  render: function ListWithDetails({ isOpen, ...args }) {
    const [open, setOpen] = useState(isOpen ? 0 : -1);
    return (
      <div className="ui:flex ui:h-96 ui:gap-4">
        <ul className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:items-start ui:gap-2">
          {policies.map((policy, index) => (
            <li key={policy}>
              <Button onClick={() => setOpen(index)}>{policy}</Button>
            </li>
          ))}
        </ul>
        <DetailPanel
          {...args}
          isOpen={open >= 0}
          title={args.title || `Policy ${policies[open]}`}
          onOpenChange={(change) => {
            args.onOpenChange(change);
            setOpen(-1);
          }}
          onPrevious={open > 0 ? () => setOpen(open - 1) : undefined}
          onNext={open < policies.length - 1 ? () => setOpen(open + 1) : undefined}
        >
          {args.children ?? <TextField label="Comment" />}
        </DetailPanel>
      </div>
    );
  },
  parameters: { layout: "padded", docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof DetailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ["picture"],
  args: {
    isOpen: true,
    description: "Effectuated on 2026/03/01",
    footer: <Button variant="primary">Save</Button>,
  },
};

export const LeavesThePageUsable: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "FL-10417" });
    await userEvent.click(opener);
    const panel = canvas.getByRole("region", { name: "Policy FL-10417" });
    await waitFor(() => expect(within(panel).getByRole("heading")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "FL-10419" }));
    await expect(panel).toHaveAccessibleName("Policy FL-10419");
    await userEvent.click(within(panel).getByRole("button", { name: "Close details" }));
    await expect(panel).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "FL-10417" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const panel = canvas.getByRole("region");
    await waitFor(() => expect(within(panel).getByRole("heading")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(panel).toHaveAccessibleName("Policy FL-10419");
    await expect(within(panel).getByRole("button", { name: "Next record" })).toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{ArrowUp}");
    await expect(panel).toHaveAccessibleName("Policy FL-10418");
    await userEvent.type(within(panel).getByRole("textbox"), "Called{ArrowUp}");
    await expect(panel).toHaveAccessibleName("Policy FL-10418");
    await userEvent.keyboard("{Escape}");
    await expect(panel).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Resizable: Story = {
  args: { isOpen: true, isResizable: true, onWidthChange: fn() },
  play: async ({ args, canvas }) => {
    const edge = canvas.getByRole("separator", { name: "Resize details" });
    edge.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
    await expect(args.onWidthChange).toHaveBeenLastCalledWith({ width: 464 });
    await expect(canvas.getByRole("region").getBoundingClientRect().width).toBe(464);
  },
};

export const WidthOfBefore: Story = {
  args: { isOpen: true, isResizable: true, defaultWidth: 400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region").getBoundingClientRect().width).toBe(400);
  },
};

export const LongContent: Story = {
  args: {
    isOpen: true,
    size: "lg",
    title: "x".repeat(120),
    children: <p>{"Paid through April. ".repeat(400)}</p>,
  },
};

/** On narrow screens it is a sheet. */
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { isOpen: true },
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "Policy FL-10417" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Next record" }));
    await expect(await screen.findByRole("dialog", { name: "Policy FL-10418" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** The panel is on the left, and ArrowRight makes it wider. */
export const Arabic: Story = {
  ...arabic,
  args: {
    isOpen: true,
    isResizable: true,
    title: "الوثيقة FL-10417",
    onWidthChange: fn(),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole("separator", { name: "تغيير عرض التفاصيل" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onWidthChange).toHaveBeenLastCalledWith({ width: 464 });
    const list = canvas.getByRole("list").getBoundingClientRect();
    await expect(canvas.getByRole("region").getBoundingClientRect().right).toBeLessThanOrEqual(list.left);
  },
};
