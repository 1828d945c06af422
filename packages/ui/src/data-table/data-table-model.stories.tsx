import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { chooseOption, openFilter } from "../filters/filter-story.fixtures.js";
import { DataTable } from "./data-table.js";
import { type Policy, policies } from "./policies.fixtures.js";
import { PoliciesOfModel } from "./policies-of-model.fixtures.js";

const dozens = policies(48);
const first = dozens[0]?.id ?? "";
const rowName = ({ id }: Policy) => `Policy ${id}`;
/** All rows on one page, which is windowed. */
const onePage = { pagination: { pageIndex: 0, pageSize: 10_000 } };
const selectable = { mode: "many", rowName } as const;

const meta = {
  title: "Components/DataTable/TanStack table",
  component: PoliciesOfModel,
  subcomponents: { DataTable },
  args: { rows: dozens },
  argTypes: { rows: { control: false }, options: { control: false } },
} satisfies Meta<typeof PoliciesOfModel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bodyRows = (canvas: Canvas) =>
  canvas.getAllByRole("row").filter((row: HTMLElement) => row.closest("tbody"));
const firstCells = (canvas: Canvas) =>
  canvas.getAllByRole("rowheader").map((cell: HTMLElement) => cell.textContent);

/** Sorting, filters, facets and pages are the table's; the rows are on the client. */
export const ClientRows: Story = {
  args: {
    hasControls: true,
    selection: selectable,
    options: { initialState: { pagination: { pageIndex: 0, pageSize: 10 } } },
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("grid", { name: "Policies" });
    await expect(grid).toHaveAttribute("aria-rowcount", "50");
    await userEvent.click(canvas.getByRole("button", { name: "Policy" }));
    const sorted = dozens.map(({ id }) => id).toSorted();
    await expect(firstCells(canvas)).toEqual(sorted.slice(0, 10));
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(firstCells(canvas)).toEqual(sorted.slice(10, 20));
    await expect(bodyRows(canvas)[0]).toHaveAttribute("aria-rowindex", "12");
    const terminated = dozens.filter(({ status }) => status === "Terminated");
    const filter = await openFilter(canvas, "Status");
    await chooseOption(filter, "Status", `Terminated (${terminated.length})`);
    await waitFor(() => expect(bodyRows(canvas)).toHaveLength(Math.min(10, terminated.length)));
  },
};

/** The table's `rowSelection` is the selection. A click renders only the rows that it changes. */
export const SharesSelection: Story = {
  args: { hasControls: true, selection: selectable, rows: dozens.slice(0, 8) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("row", { name: new RegExp(first) }));
    await expect(canvas.getByText("1 rows selected in the table")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select rows" }));
    await expect(canvas.getByText("8 rows selected in the table")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("8 selected.");
  },
};

/** Columns are hidden, moved and resized in the table's own state. */
export const ColumnsOfTable: Story = {
  args: { hasControls: true, rows: dozens.slice(0, 8) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Show Carrier" }));
    await userEvent.click(canvas.getByRole("button", { name: "Move Policy holder down" }));
    const headers = canvas.getAllByRole("columnheader").map((cell: HTMLElement) => cell.textContent);
    await expect(headers.slice(0, 4)).toEqual(["Policy", "Status of coverage", "Policy holder", "Plan"]);
    await userEvent.click(canvas.getByRole("button", { name: "Make Plan wider" }));
    await waitFor(() =>
      expect(canvas.getByRole("separator", { name: "Width of Plan" })).toHaveAttribute(
        "aria-valuetext",
        "168 pixels",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Reset columns" }));
    await expect(canvas.getByRole("columnheader", { name: "Carrier" })).toBeVisible();
  },
};

/** The row of a group has the totals of its rows. */
export const GroupsWithTotals: Story = {
  args: {
    selection: selectable,
    options: { initialState: { grouping: ["status"], expanded: { "status:Terminated": true } } },
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("treegrid", { name: "Policies" });
    const terminated = dozens.filter(({ status }) => status === "Terminated");
    const group = canvas.getByRole("row", { name: new RegExp(`Terminated \\(${terminated.length}\\)`) });
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await expect(group).toHaveAttribute("aria-level", "1");
    await expect(grid.querySelectorAll("tr[aria-level='2']")).toHaveLength(terminated.length);
    group.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(grid.querySelectorAll("tr[aria-level='2']")).toHaveLength(0);
    await userEvent.keyboard("{ArrowRight}");
    await expect(grid.querySelectorAll("tr[aria-level='2']")).toHaveLength(terminated.length);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(canvas.getByRole("status")).toHaveTextContent(`${terminated.length} selected.`);
  },
};

/** Details below a row, which the row's button shows. */
export const ExpandableRows: Story = {
  args: {
    rows: dozens.slice(0, 6),
    options: { getRowCanExpand: () => true },
    rowDetail: ({ plan }) => <p>Plan: {plan}</p>,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: new RegExp(first) });
    const expander = within(row).getByRole("button", { name: "Expand row" });
    await userEvent.click(expander);
    await expect(expander).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(expander).toHaveFocus());
    await expect(canvas.getByText(`Plan: ${dozens[0]?.plan}`)).toBeVisible();
    await userEvent.click(expander);
    await expect(canvas.queryByText(`Plan: ${dozens[0]?.plan}`)).not.toBeInTheDocument();
  },
};

/** The first two columns and the last one stay while the others scroll. */
export const PinnedAtBothEnds: Story = {
  args: {
    selection: selectable,
    rows: policies(120),
    maxHeight: "22rem",
    options: {
      initialState: {
        ...onePage,
        columnPinning: { start: ["id", "holder"], end: ["premium"] },
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("grid").parentElement;
    const leftOf = (name: string) => canvas.getByRole("columnheader", { name }).getBoundingClientRect().left;
    const before = ["Policy", "Policy holder", "Premium"].map(leftOf);
    const carrier = leftOf("Carrier");
    if (scroller) scroller.scrollLeft = 120;
    await waitFor(() => expect(leftOf("Carrier")).toBeLessThan(carrier));
    await expect(["Policy", "Policy holder", "Premium"].map(leftOf)).toEqual(before);
    const holder = canvas.getAllByRole("gridcell", { name: dozens[0]?.holder ?? "" })[0];
    await expect(holder?.getBoundingClientRect().left).toBeCloseTo(before[1] ?? 0, 0);
  },
};

/** Attributes of rows and classes of cells, also of cells that are written to the DOM. */
export const RowPropsAndCellClasses: Story = {
  args: {
    rows: policies(300),
    maxHeight: "22rem",
    options: { initialState: onePage },
    rowProps: ({ status }) => ({ "data-status": status, title: status }),
    cellClassName: ({ row, columnId }) =>
      columnId === "premium" && row.premium > 1000 ? "ui:font-semibold" : undefined,
  },
  play: async ({ canvas }) => {
    const check = () => {
      for (const row of bodyRows(canvas)) {
        const policy = dozens.find(({ id }) => id === row.dataset.rowId);
        if (!policy) continue;
        expect(row).toHaveAttribute("data-status", policy.status);
        const isBold = row.querySelector(".ui\\:font-semibold") !== null;
        expect(isBold).toBe(policy.premium > 1000);
      }
    };
    check();
    const scroller = canvas.getByRole("table").parentElement;
    if (scroller) scroller.scrollTop = 400;
    await waitFor(() => expect(canvas.getByText(dozens[18]?.id ?? "")).toBeVisible());
    check();
  },
};

export const TenThousandRows: Story = {
  args: {
    rows: policies(10_000),
    selection: selectable,
    maxHeight: "30rem",
    options: { initialState: onePage },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "10002");
    await expect(bodyRows(canvas).length).toBeLessThan(60);
  },
};
