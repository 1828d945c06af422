import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { EmptyState, ErrorState } from "../empty-state/index.js";
import { SearchX } from "../icons/index.js";
import { DataTable } from "./data-table.js";
import { plainColumns, policies, policyColumns } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozens = policies(36);

const meta = {
  title: "Components/DataTable",
  component: PolicyTable,
  subcomponents: { DataTable },
  args: { rows: dozens.slice(0, 12) },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const Compact: Story = { tags: ["picture"], args: { density: "compact", rows: dozens.slice(0, 20) } };

export const GroupedHeaders: Story = { args: { columns: policyColumns } };

export const Loading: Story = { tags: ["picture"], args: { rows: [], isLoading: true } };

export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Policies" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    rowActions: () => <Button size="sm">View</Button>,
    empty: <EmptyState title="No policies yet" hint="Upload a carrier file to fill this list." />,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("columnheader", { name: "Actions" });
    await waitFor(() => expect(heading.offsetWidth).toBeGreaterThanOrEqual(40));
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

export const MaxHeight: Story = { args: { rows: dozens, maxHeight: "22rem" } };

export const PagedRows: Story = {
  args: { position: { firstRow: 301, totalRows: 312 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "313");
    await expect(canvas.getByRole("row", { name: new RegExp(dozens[0]?.id ?? "") })).toHaveAttribute(
      "aria-rowindex",
      "302",
    );
  },
};

/** The total is unknown: more rows exist than were counted. */
export const UnknownTotal: Story = {
  args: { position: { firstRow: 301, totalRows: 10_000, hasMoreRows: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
    await expect(canvas.getByRole("row", { name: new RegExp(dozens[0]?.id ?? "") })).toHaveAttribute(
      "aria-rowindex",
      "302",
    );
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

/** Without `onSortChange`, headers are text. */
export const NotSortable: Story = {
  render: ({ rows }) => (
    <DataTable label="Policies" columns={plainColumns} rows={rows} rowId={({ id }) => id} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Premium" })).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
