import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../button/index.js";
import { Ellipsis } from "../icons/index.js";
import type { DataTableColumn } from "./column.js";
import { type Policy, plainColumns, policies, policyColumns, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const rows = policies(10_000);
const hundreds = rows.slice(0, 500);

const rowActions = (row: Policy) => (
  <IconButton size="sm" label={`More about ${row.id}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
);

const meta = {
  title: "Components/DataTable/Long pages",
  component: PolicyTable,
  args: { rows: hundreds, mode: "many", maxHeight: "30rem", density: "compact" },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const grid = (canvas: Canvas) => canvas.getByRole("grid");
const scrollerOf = (canvas: Canvas) => grid(canvas).parentElement ?? grid(canvas);
const rowOf = (canvas: Canvas, index: number) =>
  canvas.getByRole("row", { name: new RegExp(`${rows[index]?.id}(?!\\d)`) });
const shownPositions = (canvas: Canvas) =>
  [...grid(canvas).querySelectorAll("tbody tr")].map((row) => Number(row.getAttribute("aria-rowindex")));

export const FiveHundredRows: Story = {
  play: async ({ canvas }) => {
    await expect(grid(canvas)).toHaveAttribute("aria-rowcount", "501");
    await expect(shownPositions(canvas).length).toBeLessThan(60);
    await expect(rowOf(canvas, 0)).toHaveAttribute("aria-rowindex", "2");
  },
};

export const TenThousandRows: Story = {
  args: { rows },
  play: async ({ canvas }) => {
    await expect(grid(canvas)).toHaveAttribute("aria-rowcount", "10001");
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(rowOf(canvas, 9999)).toHaveAttribute("aria-rowindex", "10001"));
    await userEvent.click(rowOf(canvas, 9998));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `Policy ${rows[9998]?.id} selected. 1 selected.`,
    );
    const keys = userEvent.setup();
    await keys.keyboard("{Control>}a{/Control}");
    await expect(canvas.getByRole("status")).toHaveTextContent("10000 selected.");
  },
};

export const WithGroupsActionsAndTotals: Story = {
  args: {
    columns: withColumn(policyColumns, "id", { footer: "500 policies" }),
    rowActions,
    selected: rows.slice(3, 7).map(({ id }) => id),
    density: "comfortable",
  },
  play: async ({ canvas }) => {
    await expect(grid(canvas)).toHaveAttribute("aria-rowcount", "503");
    await expect(rowOf(canvas, 0)).toHaveAttribute("aria-rowindex", "3");
    // The pinned header covers the headers that scroll past the row actions.
    const heading = canvas.getByRole("columnheader", { name: "Actions" });
    const cell = rowOf(canvas, 0).querySelector("[data-actions]");
    await waitFor(() => expect(heading.clientWidth).toBe(cell?.clientWidth));
  },
};

/** Fifteen policies repeated, so that every text is among the measured rows. */
const repeated = Array.from({ length: 500 }, (_, index) => ({
  ...policies(15)[index % 15],
  id: `FL-${10_000 + index}`,
})) as readonly Policy[];
const fittedColumns: readonly DataTableColumn<Policy>[] = [
  ...plainColumns.filter(({ size }) => size === undefined),
  { accessorKey: "plan", header: "Plan" },
  { id: "member", header: "MEMBER NO.", cell: () => "MWQ-0004-WAM" },
];

/** Without space to share, columns must be as wide as their text. */
export const FitsTextOnPhones: Story = {
  args: { rows: repeated, columns: fittedColumns },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const truncated = () =>
      [...grid(canvas).querySelectorAll("th, td:not([data-select-cell])")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => `${cell.textContent}: ${cell.scrollWidth} > ${cell.clientWidth}`);
    await waitFor(() => expect(truncated()).toEqual([]));
  },
};

export const ScrollsByKeyboard: Story = {
  args: { rowActions },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(rowOf(canvas, 0)).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(rowOf(canvas, 499)).toHaveFocus());
    await expect(rowOf(canvas, 499)).toBeVisible();
    await userEvent.keyboard("{Control>}{Home}{/Control} ");
    await waitFor(() => expect(rowOf(canvas, 0)).toHaveFocus());
    await userEvent.keyboard("{Shift>}{PageDown}{PageDown}{/Shift}");
    await waitFor(() => expect(rowOf(canvas, 20)).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("21 selected.");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: `More about ${rows[20]?.id}` })).toHaveFocus(),
    );
  },
};

export const SelectsRangeAcrossAllRows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, 0));
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(rowOf(canvas, 499)).toBeVisible());
    const keys = userEvent.setup();
    await keys.keyboard("{Shift>}");
    await keys.click(rowOf(canvas, 499));
    await keys.keyboard("{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("500 selected.");
    await expect(canvas.getByRole("checkbox", { name: "Select rows" })).toBeChecked();
  },
};

/** A focused button must not move to another row. */
export const KeepsFocusedRowMounted: Story = {
  args: { rowActions },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: `More about ${rows[2]?.id}` });
    more.focus();
    const row = more.closest("tr");
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 6000;
    await waitFor(() => expect(rowOf(canvas, 220)).toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(row).toHaveTextContent(rows[2]?.id ?? "");
    scroller.scrollTop = 0;
    await waitFor(() => expect(rowOf(canvas, 0)).toBeVisible());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** Reused rows are reordered in the DOM after scrolling stops. */
export const DomOrderMatchesDisplay: Story = {
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 300;
    await waitFor(() => expect(shownPositions(canvas).some((position) => position > 28)).toBe(true));
    scroller.scrollTop = 700;
    await waitFor(() => {
      const positions = shownPositions(canvas).slice(1);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(Math.min(...positions)).toBeGreaterThan(15);
    });
  },
};

export const LongReadOnlyTable: Story = {
  args: { mode: "none", rows: rows.slice(0, 1000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Policies" });
    await expect(table).toHaveAttribute("aria-rowcount", "1001");
    await expect(within(table).getAllByRole("row").length).toBeLessThan(80);
    await expect(within(table).getByRole("rowheader", { name: rows[0]?.id ?? "" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Policies" })).toHaveAttribute("tabindex", "0");
  },
};

export const PrintsAllRows: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event("beforeprint"));
    await expect(shownPositions(canvas)).toHaveLength(500);
    await waitFor(() => {
      const positions = shownPositions(canvas);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    });
    window.dispatchEvent(new Event("afterprint"));
    await expect(shownPositions(canvas).length).toBeLessThan(60);
  },
};

/** The page changes while a row is focused: the focus stays in the table. */
export const RestoresFocusWhenRowsChange: Story = {
  render: function AnotherPage(args) {
    const [isSecond, setSecond] = useState(false);
    return (
      <>
        <PolicyTable {...args} rows={isSecond ? rows.slice(500, 1000) : hundreds} />
        <button type="button" onClick={() => setSecond(true)}>
          Next page
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 3);
    row.focus();
    canvas.getByRole("button", { name: "Next page" }).click();
    await waitFor(() => expect(rowOf(canvas, 500)).toHaveFocus());
    await expect(row).not.toBeInTheDocument();
  },
};
