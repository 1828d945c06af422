import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type ColumnDef,
  columnFilteringFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { DataTable, type DataTableColumnMeta } from "../data-table/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { treeOf } from "./tree-of.js";
import { useTreeRows } from "./use-tree-rows.js";

interface Unit {
  id: string;
  name: string;
  policies: number;
  parentId?: string;
}

const units: readonly Unit[] = [
  { id: "fl", name: "Florida", policies: 120 },
  { id: "miami", name: "Miami", policies: 80, parentId: "fl" },
  { id: "ana", name: "Ana Acosta", policies: 30, parentId: "miami" },
  { id: "wei", name: "Wei Chandler", policies: 50, parentId: "miami" },
  { id: "tampa", name: "Tampa", policies: 40, parentId: "fl" },
  { id: "tx", name: "Texas", policies: 60 },
  { id: "houston", name: "Houston", policies: 60, parentId: "tx" },
  { id: "remote", name: "Remote", policies: 15 },
];

const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSelectionFeature,
  columnMeta: {} as DataTableColumnMeta,
});
const columns: ColumnDef<typeof features, Unit>[] = [
  {
    accessorKey: "name",
    header: "Name",
    meta: { isRowHeader: true },
    filterFn: (row, id, part) => String(row.getValue(id)).includes(String(part)),
  },
  { accessorKey: "policies", header: "Policies", meta: { align: "end" } },
];
const tree = treeOf(units, { rowId: ({ id }) => id, parentId: ({ parentId }) => parentId });
const selection = { mode: "many", rowName: ({ name }: Unit) => name } as const;

interface TreeProps {
  isSelectable?: boolean;
  /** Only rows whose name contains it, with the rows above them. */
  filter?: string;
  /** Loads the children of a row. Without it, all rows are there. */
  onLoad: (id: string) => Promise<Unit[]>;
  isLazy?: boolean;
  /** Shows the children in another order. */
  hasOrder?: boolean;
}

const childrenOf = async (id: string) => units.filter(({ parentId }) => parentId === id);

const meta = {
  title: "Components/TreeRows",
  /** A table of units, all there or loaded level by level. */
  render: function Tree({ isSelectable = true, filter, onLoad, isLazy = false, hasOrder = false }) {
    const [order, setOrder] = useState("up");
    const lazy = useTreeRows({
      rows: tree.data,
      rowId: ({ id }) => id,
      hasChildren: ({ id }) => tree.getSubRows({ id, name: "", policies: 0 }) !== undefined,
      loadChildren: ({ row }) => onLoad(row.id),
      resetKey: order,
      describeFailure: (error) => (error instanceof Error ? error.message : undefined),
    });
    const inMemory = { data: tree.data, getSubRows: tree.getSubRows, getRowId: ({ id }: Unit) => id };
    const source = isLazy ? lazy.options : inMemory;
    const table = useTable({
      features,
      columns,
      ...source,
      filterFromLeafRows: true,
      initialState: { columnFilters: filter === undefined ? [] : [{ id: "name", value: filter }] },
    });
    const dataTable = (
      <DataTable
        label="Agents"
        table={table}
        selection={isSelectable ? selection : undefined}
        rowDetail={isLazy ? lazy.rowDetail : undefined}
      />
    );
    if (!hasOrder) return dataTable;
    return (
      <>
        <button type="button" onClick={() => setOrder("down")}>
          Reverse
        </button>
        {dataTable}
      </>
    );
  },
  args: { onLoad: fn(childrenOf) },
} satisfies Meta<TreeProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const row = (canvas: Canvas, name: string) => canvas.getByRole("row", { name: new RegExp(name) });
const names = (canvas: Canvas) =>
  canvas.getAllByRole("rowheader").map(({ textContent }: HTMLElement) => textContent);

/** Right expands, Left collapses, and moves to the row above. A selected row doesn't select those below. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("treegrid", { name: "Agents" })).toBeVisible();
    row(canvas, "Florida").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}");
    await expect(row(canvas, "Ana Acosta")).toHaveFocus();
    await expect(row(canvas, "Ana Acosta")).toHaveAttribute("aria-level", "3");
    await expect(row(canvas, "Ana Acosta")).not.toHaveAttribute("aria-expanded");
    await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    const selected = () => canvas.getAllByRole("row", { selected: true }).map(({ ariaLevel }) => ariaLevel);
    await expect(selected()).toEqual(["3", "3", "2"]);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(row(canvas, "Florida")).toHaveFocus();
    await userEvent.keyboard(" {ArrowLeft}");
    await expect(row(canvas, "Florida")).toHaveAttribute("aria-expanded", "false");
    await expect(selected()).toEqual(["1"]);
    await expect(names(canvas)).toEqual(["Florida", "Texas", "Remote"]);
  },
};

/** Rows are sorted among those with the same parent. */
export const Sorted: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(within(row(canvas, "Florida")).getByRole("button"));
    await userEvent.click(canvas.getByRole("button", { name: /Policies/ }));
    await waitFor(() => expect(names(canvas)).toEqual(["Florida", "Miami", "Tampa", "Texas", "Remote"]));
    await userEvent.click(canvas.getByRole("button", { name: /Policies/ }));
    await waitFor(() => expect(names(canvas)).toEqual(["Remote", "Texas", "Florida", "Tampa", "Miami"]));
  },
};

/** A row that matches is shown with the rows above it. */
export const Filtered: Story = {
  args: { filter: "Ana" },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(["Florida"]);
    row(canvas, "Florida").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowRight}");
    await expect(names(canvas)).toEqual(["Florida", "Miami", "Ana Acosta"]);
  },
};

/** The children of a row are loaded when it is expanded, once. */
export const Loading: Story = {
  args: { isLazy: true },
  play: async ({ args, canvas }) => {
    let response = (_: Unit[]) => {};
    mocked(args.onLoad).mockImplementationOnce(() => new Promise((resolve) => (response = resolve)));
    const expander = within(row(canvas, "Florida")).getByRole("button", { name: "Expand row" });
    await userEvent.click(expander);
    await expect(await canvas.findByText("Loading rows")).toBeVisible();
    response(await childrenOf("fl"));
    await waitFor(() => expect(names(canvas)).toEqual(["Florida", "Miami", "Tampa", "Texas", "Remote"]));
    await expect(row(canvas, "Miami")).toHaveAttribute("aria-level", "2");
    await expect(canvas.queryByText("Loading rows")).not.toBeInTheDocument();
    await userEvent.click(expander);
    await expect(names(canvas)).toHaveLength(3);
    await userEvent.click(expander);
    await waitFor(() => expect(row(canvas, "Miami")).toBeVisible());
    await expect(args.onLoad).toHaveBeenCalledTimes(1);
  },
};

/** A failure is shown below the row, and can be tried again. */
export const Failure: Story = {
  args: { isLazy: true, isSelectable: false },
  play: async ({ args, canvas }) => {
    mocked(args.onLoad).mockRejectedValueOnce(new Error("The server did not answer."));
    await expect(canvas.getByRole("table", { name: "Agents" })).toBeVisible();
    await userEvent.click(within(row(canvas, "Texas")).getByRole("button", { name: "Expand row" }));
    await expect(await canvas.findByText("The server did not answer.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(names(canvas)).toEqual(["Florida", "Texas", "Houston", "Remote"]));
  },
};

/** ArrowLeft, towards the rows below, expands a row, and ArrowRight collapses it. */
export const Arabic: Story = {
  ...arabic,
  play: async ({ canvas }) => {
    row(canvas, "Florida").focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(names(canvas)).toContain("Miami");
    await userEvent.keyboard("{ArrowRight}");
    await expect(names(canvas)).not.toContain("Miami");
  },
};

/** With another sort or filter, the children of expanded rows are loaded again. */
export const Reloaded: Story = {
  args: { isLazy: true, hasOrder: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(row(canvas, "Florida")).getByRole("button", { name: "Expand row" }));
    await waitFor(() => expect(row(canvas, "Miami")).toBeVisible());
    mocked(args.onLoad).mockImplementation(async (id) => (await childrenOf(id)).reverse());
    await userEvent.click(canvas.getByRole("button", { name: "Reverse" }));
    await waitFor(() => expect(names(canvas)).toEqual(["Florida", "Tampa", "Miami", "Texas", "Remote"]));
    await expect(args.onLoad).toHaveBeenCalledTimes(2);
  },
};
