import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { IconButton } from "../button/index.js";
import { Eye } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { plainColumns, policies, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const [selected = { id: "" }] = policies(6).slice(2);

/** Rows of narrow windows: the heading, the status beside it, and two lines. */
const meta = {
  title: "Components/DataTable/Cards",
  component: PolicyTable,
  args: {
    rows: policies(6),
    columns: withColumn(plainColumns, "holder", { meta: { isRowHeader: true } }),
    cardColumns: ["holder", "status", "id", "paidThrough"],
    mode: "many",
    onRowAction: fn(),
  },
  argTypes: { rows: { control: false }, columns: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    const [first] = policies(6);
    const card = canvas.getByRole("row", { name: new RegExp(first?.holder ?? "") });
    await expect(within(card).getByRole("rowheader")).toHaveTextContent(first?.holder ?? "");
    await expect(within(card).getAllByRole("gridcell")).toHaveLength(4);
    const scroller = canvasElement.querySelector(".portico-table-scroller");
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
    const checkbox = within(card).getByRole("checkbox").parentElement?.getBoundingClientRect();
    await expect(checkbox?.width).toBeGreaterThanOrEqual(44);
    await expect(checkbox?.height).toBeGreaterThanOrEqual(44);
  },
};

/** The header sorts and selects all. */
export const SortsAndSelects: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Status" }));
    await expect(canvas.getByRole("columnheader", { name: "Status" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.click(canvas.getAllByRole("checkbox")[0] ?? document.body);
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(6);
  },
};

export const WithButtons: Story = {
  tags: ["picture"],
  args: {
    selected: [selected.id],
    rowActions: ({ id }) => <IconButton label={`View ${id}`} icon={<Eye size={16} />} />,
  },
  play: async ({ canvas }) => {
    const [view] = canvas.getAllByRole("button", { name: /^View / });
    await expect(view?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(view?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** All cards of a long list have the same height, so that only those in view are rendered. */
export const LongList: Story = {
  args: { rows: policies(300), maxHeight: "30rem" },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll("[data-row-id]");
    await expect(rows.length).toBeLessThan(60);
    await expect(rows[0]?.getBoundingClientRect().height).toBe(92);
    await expect(rows[1]?.getBoundingClientRect().top).toBe(rows[0]?.getBoundingClientRect().bottom);
  },
};

export const Loading: Story = { args: { isLoading: true, loadingRows: 4 } };
export const Empty: Story = { args: { rows: [] } };
export const ReadOnly: Story = { args: { mode: "none" } };
export const Arabic: Story = { ...arabic, args: { selected: [selected.id] } };
