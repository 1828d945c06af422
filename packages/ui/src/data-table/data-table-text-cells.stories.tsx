import { formatDate } from "@portico/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { plainColumns, policies, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";
import { ServerPage } from "./server-page.fixtures.js";

const hundreds = policies(300);
/** Text in most rows, a control in others. */
const mixedColumns = withColumn(plainColumns, "agent", {
  cell: ({ row: { original } }) =>
    original.members > 4 ? <a href="#agent">{original.agent}</a> : original.agent,
});

const meta = {
  title: "Components/DataTable/Text cells",
  component: PolicyTable,
  args: { rows: hundreds, columns: mixedColumns, mode: "many", maxHeight: "24rem" },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (row: HTMLElement) => [...row.children].slice(1).map((cell) => cell.textContent);
const rowOf = (canvas: ReturnType<typeof within>, index: number) =>
  canvas.getByRole("row", { name: new RegExp(`${hundreds[index]?.id}(?!\\d)`) });
const scrollerOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole("grid").parentElement ?? canvas.getByRole("grid");

/** The expected cells of a row, in column order. */
const expectedCells = (index: number) => {
  const row = hundreds[index];
  if (!row) return [];
  const paidThrough = formatDate(row.paidThrough);
  return [row.id, row.holder, row.status, row.plan, row.carrier, String(row.members), paidThrough, row.agent];
};
const shownOf = (row: HTMLElement) => textsOf(row).filter((_, index) => index !== 6 && index !== 7);

export const CellsMatchColumns: Story = {
  play: async ({ canvas }) => {
    for (const scrollTop of [0, 2000, 4000, 300, 0]) {
      scrollerOf(canvas).scrollTop = scrollTop;
      const index = Math.ceil(scrollTop / 36);
      // The browser fires the scroll event a frame later.
      await waitFor(() => {
        for (const row of [index, index + 1, index + 4]) {
          expect(shownOf(rowOf(canvas, row))).toEqual(expectedCells(row));
        }
      });
    }
  },
};

export const CellsFollowColumnChanges: Story = {
  render: function Reordered(args) {
    const [order, setOrder] = useState<readonly string[]>([]);
    return (
      <>
        <button type="button" onClick={() => setOrder(["agent", "holder", "status"])}>
          Reorder
        </button>
        <PolicyTable {...args} columnLayout={{ order, hidden: ["plan"], widths: {} }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 3);
    row.focus();
    canvas.getByRole("button", { name: "Reorder" }).click();
    const { agent, holder, status } = hundreds[3] ?? {};
    await waitFor(() => expect(textsOf(row).slice(0, 3)).toEqual([agent, holder, status]));
    await expect(textsOf(row)).toHaveLength(mixedColumns.length - 1);
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const HydratesServerHtml: Story = {
  render: (args) => (
    <ServerPage>
      <PolicyTable {...args} />
    </ServerPage>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("grid")).toBeVisible());
    await waitFor(() => expect(shownOf(rowOf(canvas, 2))).toEqual(expectedCells(2)));
    await userEvent.click(rowOf(canvas, 2));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 selected."));
    await expect(within(rowOf(canvas, 2)).getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByText("0 differences")).toBeVisible();
  },
};
