import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../button/index.js";
import { Ellipsis } from "../icons/index.js";
import { DataTable } from "./data-table.js";
import { PagedPolicies } from "./paged-policies.fixtures.js";
import { type Policy, policies } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";
import type { RowId } from "./selection.js";
import type { SelectionChange } from "./use-row-selection.js";

const dozens = policies(36);
const [first, second, third] = dozens;
const ids = dozens.map((policy) => policy.id);

/** Finds rows by their name. */
const rowsOf = (canvas: ReturnType<typeof within>) => (id: string | undefined) =>
  canvas.getByRole("row", { name: new RegExp(id ?? "") });

const withMoreButton = {
  rowActions: (row: Policy) => (
    <IconButton size="sm" label={`More about ${row.id}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
  ),
};

const meta = {
  title: "Components/DataTable/Selection",
  component: PolicyTable,
  subcomponents: { DataTable },
  args: { rows: dozens.slice(0, 12), mode: "many" },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRowActions: Story = { args: { ...withMoreButton } };

export const ManySelected: Story = { tags: ["picture"], args: { selected: ids.slice(2, 6) } };

export const OneSelected: Story = {
  args: { mode: "one", selected: ids.slice(1, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("row", { name: new RegExp(ids[3] ?? "") }));
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(1);
  },
};

export const SomeRowsDisabled: Story = {
  args: { isSelectable: (row) => row.status !== "Terminated" },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /Terminated/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-selected", "false");
    await expect(within(row).getByRole("checkbox")).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select rows" }));
    await expect(row).toHaveAttribute("aria-selected", "false");
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(11);
  },
};

/** Links, buttons and inputs in a row do not select it. */
export const ControlsInRowsDoNotSelect: Story = {
  args: { ...withMoreButton },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More about ${second?.id}` }));
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
  },
};

export const RightClickSelects: Story = {
  args: { selected: ids.slice(0, 2) },
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    await userEvent.pointer({ keys: "[MouseRight]", target: row(second?.id) });
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(2);
    await userEvent.pointer({ keys: "[MouseRight]", target: row(third?.id) });
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(1);
  },
};

export const DoubleClickRunsRowAction: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(rowsOf(canvas)(second?.id));
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: second });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: third });
  },
};

export const SelectsWithModifierKeys: Story = {
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    const selected = () => canvas.queryAllByRole("row", { selected: true }).length;
    await userEvent.click(row(first?.id));
    await expect(row(first?.id), "a row without a role is selected to no Firefox").toHaveAttribute(
      "role",
      "row",
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(`Policy ${first?.id} selected. 1 selected.`);
    const keys = userEvent.setup();
    await keys.keyboard("{Control>}");
    await keys.click(row(third?.id));
    await keys.keyboard("{/Control}");
    await expect(selected()).toBe(2);
    await keys.keyboard("{Shift>}");
    await keys.click(row(ids[5]));
    await keys.keyboard("{/Shift}");
    await expect(selected()).toBe(4);
    await expect(row(first?.id)).toHaveAttribute("aria-selected", "false");
    await userEvent.click(
      within(row(second?.id)).getByRole("checkbox", { name: `Select Policy ${second?.id}` }),
    );
    await expect(selected()).toBe(5);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select rows" }));
    await expect(selected()).toBe(12);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select rows" }));
    await expect(selected()).toBe(0);
  },
};

/** A press that selects text does not select the row. Text selected earlier has no effect. */
export const TextSelectionDoesNotSelectRow: Story = {
  play: async ({ canvas }) => {
    const row = rowsOf(canvas)(second?.id);
    const cell = within(row).getByRole("rowheader");
    fireEvent.mouseDown(cell);
    document.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    await expect(row).toHaveAttribute("aria-selected", "false");
    fireEvent.mouseDown(cell);
    fireEvent.click(cell);
    await expect(row).toHaveAttribute("aria-selected", "true");
    document.getSelection()?.removeAllRanges();
  },
};

/** With Ctrl or Shift, the browser must not select text or cells. */
export const ModifierClickSelectsNoText: Story = {
  play: async ({ canvas }) => {
    const row = rowsOf(canvas)(second?.id);
    const cell = within(row).getByRole("rowheader");
    for (const key of [{ shiftKey: true }, additiveKey()]) {
      const isLeftToTheBrowser = fireEvent.mouseDown(cell, key);
      await expect(isLeftToTheBrowser).toBe(false);
      await waitFor(() => expect(row).toHaveFocus());
    }
  },
};

/** Ctrl, or Cmd on a Mac. */
function additiveKey() {
  return /Mac/.test(navigator.platform) ? { metaKey: true } : { ctrlKey: true };
}

export const SelectsByKeyboard: Story = {
  args: { ...withMoreButton },
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    await userEvent.tab();
    await waitFor(() => expect(row(first?.id)).toHaveFocus());
    await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await waitFor(() => expect(row(third?.id)).toHaveFocus());
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(3);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: `More about ${third?.id}` })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
    await userEvent.keyboard("{Home}{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Select rows" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(row(first?.id)).toHaveFocus());
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(12);
  },
};

/** A page that updates the selection slowly, such as after a server call: the last request wins. */
export const ShrinksPendingRange: Story = {
  render: function LatePage(args) {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set(ids.slice(1, 2)));
    const [responses, setAnswers] = useState(0);
    const takeLater = ({ ids: next }: SelectionChange) =>
      setTimeout(() => {
        setSelectedIds(next);
        setAnswers((count) => count + 1);
      }, 50);
    return (
      <>
        <PolicyTable {...args} selectedIds={selectedIds} onSelect={takeLater} />
        <output>{responses} answers</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    rowsOf(canvas)(second?.id).focus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowUp}{/Shift}");
    await canvas.findByText("2 answers");
    await expect(canvas.getAllByRole("row", { selected: true })).toEqual([rowsOf(canvas)(second?.id)]);
  },
};

export const KeepsSelectionAcrossPages: Story = {
  render: () => <PagedPolicies rows={dozens} />,
  play: async ({ canvas }) => {
    const header = () => canvas.getByRole("checkbox", { name: "Select rows" });
    await userEvent.click(header());
    await expect(canvas.getByText("10 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(header()).not.toBeChecked();
    await userEvent.click(within(rowsOf(canvas)(ids[12])).getByRole("checkbox"));
    await expect(canvas.getByText("11 selected")).toBeVisible();
    await expect(header()).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(header()).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Unmark All" }));
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
    await expect(canvas.getAllByText("Nothing selected.")).toHaveLength(1);
  },
};
