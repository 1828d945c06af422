import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { Dialog } from "../dialog/index.js";
import { Ban, Download, FileText, History, Tag, UserPlus } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Toolbar } from "./toolbar.js";
import type { ToolbarAction } from "./toolbar-action.js";

const unmarkAll = fn();
const assign = fn();

const actionsOn = (selectedCount: number): readonly ToolbarAction[] => {
  const some = selectedCount > 0 ? undefined : "Select at least one policy";
  const one = selectedCount === 1 ? undefined : "Select one policy";
  const icon = { size: 16, "aria-hidden": true } as const;
  return [
    { id: "notes", label: "Notes", icon: <FileText {...icon} />, disabledReason: one, onPress: fn() },
    { id: "status", label: "Change Status", icon: <Tag {...icon} />, disabledReason: some, onPress: fn() },
    { id: "history", label: "History", icon: <History {...icon} />, disabledReason: one, onPress: fn() },
    { id: "assign", label: "Assign", icon: <UserPlus {...icon} />, disabledReason: some, onPress: assign },
  ];
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
      <Toolbar
        {...args}
        actions={args.actions ?? actionsOn(count)}
        selectedCount={count}
        onUnmarkAll={unmark}
      />
    );
  },
  args: {
    label: "Actions on policies",
    selectedCount: 0,
    end: (
      <Button size="sm" icon={<Download size={16} aria-hidden="true" />}>
        Export CSV
      </Button>
    ),
  },
  argTypes: { actions: { control: false }, end: { control: false }, children: { control: false } },
  beforeEach: () => {
    assign.mockClear();
    unmarkAll.mockClear();
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("None selected")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Unmark All" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Notes" })).toHaveAccessibleDescription(
      "Select one policy",
    );
  },
};

/** The actions come back when there is room again. */
export const BesideATitle: Story = {
  args: { end: undefined },
  render: (args) => (
    <div data-testid="row" style={{ display: "flex", gap: "0.75rem", width: "26rem" }}>
      <h2>Policy</h2>
      <Toolbar {...args} selectedCount={undefined} actions={actionsOn(1)} style={{ minWidth: 0 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
    canvas.getByTestId("row").style.width = "60rem";
    await waitFor(() => expect(canvas.getByRole("button", { name: "Assign" })).toBeVisible());
  },
};
export const OneSelected: Story = { args: { selectedCount: 1 } };
export const ManySelected: Story = { tags: ["picture"], args: { selectedCount: 1772 } };
export const ActionLoading: Story = {
  args: {
    selectedCount: 3,
    actions: actionsOn(3).map((action) => ({ ...action, isLoading: action.id === "assign" })),
  },
};

export const UnmarkAllCausesNoLayoutShift: Story = {
  args: { selectedCount: 3 },
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole("group", { name: "Actions on policies" });
    const { height } = toolbar.getBoundingClientRect();
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Unmark All" }));
    await expect(unmarkAll).toHaveBeenCalled();
    await expect(canvas.getByText("None selected")).toBeVisible();
    await expect(toolbar.getBoundingClientRect().height).toBe(height);
    await waitFor(() => expect(toolbar).toHaveFocus());
  },
};

/** The width on a phone. */
const narrow: NonNullable<Story["decorators"]> = (Story) => (
  <div data-testid="page" style={{ maxWidth: "358px" }}>
    <Story />
  </div>
);

export const Narrow: Story = {
  args: { selectedCount: 3 },
  decorators: narrow,
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole("group", { name: "Actions on policies" });
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
    await expect(canvas.getByRole("button", { name: "Notes" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
    const more = canvas.getByRole("button", { name: "More" });
    more.focus();
    await userEvent.keyboard("{ArrowDown}");
    const menu = within(await canvas.findByRole("menu", { name: "More" }));
    const history = menu.getByRole("menuitem", { name: "History Select one policy" });
    await waitFor(() => expect(history).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(assign).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const OverflowMenuOpen: Story = {
  args: {
    selectedCount: 0,
    actions: [
      ...actionsOn(0),
      {
        id: "void",
        label: "Void application",
        icon: <Ban size={16} aria-hidden="true" />,
        tone: "danger",
        onPress: fn(),
      },
    ],
  },
  decorators: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const last = await canvas.findByRole("menuitem", { name: "Void application" });
    await waitFor(() => expect(last).toBeVisible());
  },
};

export const ShowsMoreActionsWhenWider: Story = {
  args: { selectedCount: 1 },
  decorators: narrow,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page");
    const reported: string[] = [];
    const report = ({ message }: ErrorEvent) => reported.push(message);
    window.addEventListener("error", report);
    const names = () => canvas.getAllByRole("button").map((button) => button.textContent);
    await expect(names()).toEqual(["Notes", "Change Status", "More", "Unmark All", "Export CSV"]);
    Object.assign(page.style, { maxWidth: "none", width: "900px" });
    await waitFor(() =>
      expect(names()).toEqual(["Notes", "Change Status", "History", "Assign", "Unmark All", "Export CSV"]),
    );
    canvas.getByRole("button", { name: "Assign" }).focus();
    page.style.width = "200px";
    await waitFor(() => expect(names()).toEqual(["Notes", "More", "Unmark All", "Export CSV"]));
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
    page.style.width = "358px";
    await waitFor(() => expect(names()).toHaveLength(5));
    window.removeEventListener("error", report);
    await expect(reported, "browsers report what is measured twice in a frame").toEqual([]);
  },
};

export const NotSelectable: Story = {
  render: ({ selectedCount: _, ...args }) => (
    <Toolbar {...args}>
      <Button size="sm" variant="primary">
        New agent
      </Button>
    </Toolbar>
  ),
};

const exported = fn();
const exportAction = {
  id: "export",
  label: "Export",
  onPress: fn(),
  items: ["PDF", "CSV"].map((label) => ({ id: label, label, onPress: () => exported(label) })),
};

export const ActionWithMenu: Story = {
  args: { actions: [exportAction], end: undefined },
  beforeEach: () => {
    exported.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await expect(exported.mock.calls).toEqual([["CSV"]]);
  },
};

export const ActionMenuInOverflow: Story = {
  args: { actions: [...actionsOn(1), exportAction], end: undefined },
  render: (args) => (
    <div style={{ width: "16rem" }}>
      <Toolbar {...args} />
    </div>
  ),
  beforeEach: () => {
    exported.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "PDF" }));
    await expect(exported.mock.calls).toEqual([["PDF"]]);
  },
};

/** The window can be resized while a dialog is open, as when a phone is turned. */
export const RestoresFocusAfterResize: Story = {
  decorators: narrow,
  render: function ToolbarWithDialog(args) {
    const [isOpen, setOpen] = useState(false);
    const open = () => setOpen(true);
    return (
      <>
        <Toolbar
          {...args}
          actions={actionsOn(1).map((action) => ({ ...action, disabledReason: undefined, onPress: open }))}
        />
        <Dialog isOpen={isOpen} title="Assign policies" onOpenChange={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page");
    const close = async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    };
    const isShown = (name: string) =>
      waitFor(() => expect(within(page).getByRole("button", { name, hidden: true })).toBeInTheDocument());
    page.style.maxWidth = "900px";
    await userEvent.click(await canvas.findByRole("button", { name: "Assign" }));
    await screen.findByRole("dialog", { name: "Assign policies" });
    page.style.maxWidth = "358px";
    await isShown("More");
    await close();
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Assign" }));
    await screen.findByRole("dialog", { name: "Assign policies" });
    page.style.maxWidth = "900px";
    await isShown("Assign");
    await close();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Assign" })).toHaveFocus());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "إجراءات الوثائق",
    selectedCount: 2,
  },
};
