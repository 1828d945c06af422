import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DataTable } from "./data-table.js";
import { plainColumns, policies, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozens = policies(24);
const [first, second] = dozens;

const meta = {
  title: "Components/DataTable/Read-only",
  component: PolicyTable,
  subcomponents: { DataTable },
  args: { rows: dozens.slice(0, 12) },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row header is a button, because read-only rows are not focusable. */
export const RowActionButton: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("table", { name: "Policies" })).toBeVisible();
    const row = canvas.getByRole("row", { name: new RegExp(second?.id ?? "") });
    await userEvent.dblClick(within(row).getByText(second?.holder ?? ""));
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: second });
    await userEvent.click(canvas.getByRole("button", { name: second?.id ?? "" }));
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    canvas.getByRole("button", { name: first?.id ?? "" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: first });
  },
};

/** A click anywhere on a row runs its action once. Selecting text does not. */
export const ClickRunsRowAction: Story = {
  args: { onRowAction: fn(), actsOnClick: true },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole("row", { name: new RegExp(second?.id ?? "") });
    const holder = within(row).getByText(second?.holder ?? "");
    await expect(getComputedStyle(row).cursor).toBe("pointer");
    await userEvent.click(holder);
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: second });
    await userEvent.dblClick(within(row).getByText(second?.plan ?? ""));
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    canvas.getByRole("button", { name: first?.id ?? "" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: first });
    getSelection()?.selectAllChildren(holder);
    holder.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await expect(args.onRowAction).toHaveBeenCalledTimes(3);
  },
};

const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September"];

/** Months are narrow; that of today is underlined and bold, and announced as current. */
export const Months: Story = {
  args: {
    columns: [
      ...plainColumns.slice(0, 2),
      ...monthNames.map((name, index) => ({
        id: name,
        header: name.slice(0, 3),
        accessorFn: ({ members }: { members: number }) => (index < 5 ? members : ""),
        size: 40,
        enableSorting: false,
        meta: { label: name, align: "end" as const, isTight: true, isCurrent: index === 4 },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole("columnheader")
      .filter((header: HTMLElement) => header.getAttribute("aria-current") === "date");
    await expect(current.map((header: HTMLElement) => header.textContent)).toEqual(["May"]);
    await expect(getComputedStyle(current[0] ?? document.body).textDecorationLine).toBe("underline");
  },
};

export const RowActionOnLongPage: Story = {
  args: { rows: policies(300), onRowAction: fn(), maxHeight: "24rem" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: second?.id ?? "" }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: second });
  },
};

const linkedColumns = withColumn(plainColumns, "id", {
  cell: ({ row }) => <a href="#policy">{row.original.id}</a>,
});

/** If the focused link leaves with its row, that of the row in its place gets the focus, or the table itself. */
export const RestoresFocusWhenRowsChange: Story = {
  render: function Leaving(args) {
    const [count, setCount] = useState(0);
    const columns = count < 2 ? linkedColumns : plainColumns;
    return (
      <>
        <PolicyTable {...args} columns={columns} rows={args.rows.slice(count)} />
        <button type="button" onClick={() => setCount(count + 1)}>
          Remove the first row
        </button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole("link", { name: args.rows[0]?.id ?? "" }).focus();
    const remove = canvas.getByRole("button", { name: "Remove the first row" });
    remove.click();
    await waitFor(() => expect(canvas.getByRole("link", { name: args.rows[1]?.id ?? "" })).toHaveFocus());
    remove.click();
    await waitFor(() => expect(canvas.getByRole("table", { name: "Policies" })).toHaveFocus());
  },
};
