import type { Meta, StoryObj } from "@storybook/react-vite";
import { MoreHorizontal, SearchX } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, IconButton } from "../button/index.js";
import { EmptyState, ErrorState } from "../empty-state/index.js";
import { DataTable } from "./data-table.js";
import { type Policy, policies, policyColumns } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozens = policies(36);
const [first, second, third] = dozens;
const ids = dozens.map((policy) => policy.id);

/** Rows by what they are called. */
const rowsOf = (canvas: ReturnType<typeof within>) => (id: string | undefined) =>
  canvas.getByRole("row", { name: new RegExp(id ?? "") });

const withMoreButton = {
  rowActions: (row: Policy) => (
    <IconButton
      size="sm"
      label={`More about ${row.id}`}
      icon={<MoreHorizontal size={16} aria-hidden="true" />}
    />
  ),
};

const meta = {
  title: "Components/DataTable",
  component: PolicyTable,
  subcomponents: { DataTable },
  args: { rows: dozens.slice(0, 12) },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const Compact: Story = { args: { density: "compact", rows: dozens.slice(0, 20) } };

export const GroupedHeaders: Story = { args: { columns: policyColumns } };

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Policies" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No policies yet" hint="Upload a carrier file to fill this list." />,
  },
};

export const NoMatches: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<SearchX size={28} strokeWidth={1.5} />}
        title="No policy matches these filters"
        hint="Take one away, or look in all states."
        action={<Button size="sm">Clear filters</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        message="The server did not answer within 30 seconds. Your filters are kept."
        onRetry={() => undefined}
      />
    ),
  },
};

export const ScrollsInsideItself: Story = { args: { rows: dozens, maxHeight: "22rem" } };

export const FiveHundredRows: Story = {
  args: { rows: policies(500), mode: "many", maxHeight: "36rem", density: "compact" },
};

export const WithRowActions: Story = { args: { mode: "many", ...withMoreButton } };

export const ManySelected: Story = { args: { mode: "many", selected: ids.slice(2, 6) } };

export const OneSelected: Story = {
  args: { mode: "one", selected: ids.slice(1, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("row", { name: new RegExp(ids[3] ?? "") }));
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(1);
  },
};

export const SomeNotSelectable: Story = {
  args: { mode: "many", isSelectable: (row) => row.status !== "Terminated" },
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

export const PagedRows: Story = {
  args: { position: { firstRow: 301, totalRows: 312 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "313");
    await expect(canvas.getByRole("row", { name: new RegExp(first?.id ?? "") })).toHaveAttribute(
      "aria-rowindex",
      "302",
    );
  },
};

/** Links, buttons and inputs inside a row keep their own meaning. */
export const ControlsInRowsDoNotSelect: Story = {
  args: { mode: "many", ...withMoreButton },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `More about ${second?.id}` }));
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
  },
};

export const RightClickSelects: Story = {
  args: { mode: "many", selected: ids.slice(0, 2) },
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    await userEvent.pointer({ keys: "[MouseRight]", target: row(second?.id) });
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(2);
    await userEvent.pointer({ keys: "[MouseRight]", target: row(third?.id) });
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(1);
  },
};

export const RowAction: Story = {
  args: { mode: "many", onRowAction: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(rowsOf(canvas)(second?.id));
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: second });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith({ row: third });
  },
};

export const SortsByColumns: Story = {
  play: async ({ canvas }) => {
    const column = (name: string) => canvas.getByRole("columnheader", { name: new RegExp(name) });
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name: new RegExp(name) }));
    await press("Premium");
    await expect(column("Premium")).toHaveAttribute("aria-sort", "ascending");
    await press("Premium");
    await expect(column("Premium")).toHaveAttribute("aria-sort", "descending");
    await press("Status");
    await expect(column("Premium")).not.toHaveAttribute("aria-sort");
    const keys = userEvent.setup();
    await keys.keyboard("{Shift>}");
    await keys.click(canvas.getByRole("button", { name: /Premium/ }));
    await keys.keyboard("{/Shift}");
    await expect(column("Status")).toHaveAttribute("aria-sort", "ascending");
    await expect(column("Premium")).toHaveAttribute("aria-sort", "ascending");
    await press("Status");
    await press("Status");
    await expect(column("Status")).not.toHaveAttribute("aria-sort");
  },
};

export const SelectsWithCtrlAndShift: Story = {
  args: { mode: "many" },
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    const selected = () => canvas.queryAllByRole("row", { selected: true }).length;
    await userEvent.click(row(first?.id));
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

export const SelectsByKeyboard: Story = {
  args: { mode: "many", ...withMoreButton },
  play: async ({ canvas }) => {
    const row = rowsOf(canvas);
    await userEvent.tab();
    await expect(row(first?.id)).toHaveFocus();
    await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(row(third?.id)).toHaveFocus();
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(3);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: `More about ${third?.id}` })).toHaveFocus();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect(canvas.getByRole("checkbox", { name: "Select rows" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(row(first?.id)).toHaveFocus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(12);
  },
};
