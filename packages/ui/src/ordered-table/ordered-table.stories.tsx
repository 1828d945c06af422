import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, type within } from "storybook/test";
import { moveEntry } from "../ordered-list/order.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { OrderedColumn } from "./ordered-column.js";
import { OrderedTable, type OrderedTableProps } from "./ordered-table.js";

interface Rule {
  id: string;
  carrier: string;
  state: string;
  rate: number;
}

const rules: readonly Rule[] = [
  { id: "1", carrier: "Oscar", state: "Florida", rate: 18 },
  { id: "2", carrier: "Molina", state: "Texas", rate: 21.5 },
  { id: "3", carrier: "Ambetter", state: "Georgia", rate: 17 },
  { id: "4", carrier: "Aetna", state: "Any", rate: 15 },
];

const columns: readonly OrderedColumn<Rule>[] = [
  { id: "carrier", header: "Carrier", cell: ({ carrier }) => carrier },
  { id: "state", header: "State", cell: ({ state }) => state },
  { id: "rate", header: "Rate", align: "end", cell: ({ rate }) => rate.toFixed(2) },
];

const meta = {
  title: "Components/OrderedTable",
  render: function Ordered(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <OrderedTable
        {...args}
        rows={rows}
        onMove={(change) => {
          setRows(moveEntry(rows, change.from, change.to));
          args.onMove(change);
        }}
      />
    );
  },
  args: {
    label: "Rates by priority",
    columns,
    rows: rules,
    rowId: ({ id }) => id,
    rowName: ({ carrier }) => carrier,
    onMove: fn(),
  },
} satisfies Meta<OrderedTableProps<Rule>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const order = (canvas: Canvas) =>
  canvas.getAllByRole("rowheader").map(({ textContent }: HTMLElement) => textContent);

export const Empty: Story = { args: { rows: [], empty: "No rates yet" } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).not.toBeInTheDocument(),
};

export const MoveByKeyboard: Story = {
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole("button", { name: "Move Ambetter up" });
    up.focus();
    await userEvent.keyboard("{Enter}");
    await expect(order(canvas)).toEqual(["Oscar", "Ambetter", "Molina", "Aetna"]);
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: "3", from: 2, to: 1 });
    await expect(canvas.getByRole("status")).toHaveTextContent("Ambetter moved to position 2 of 4.");
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    await expect(order(canvas)).toEqual(["Ambetter", "Oscar", "Molina", "Aetna"]);
    await waitFor(() => expect(up).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Ambetter moved to position 2 of 4.");
    await expect(args.onMove).toHaveBeenCalledTimes(3);
  },
};

export const Drag: Story = {
  beforeEach: () => {
    // Pointer capture requires a real pointer.
    const original = Element.prototype.setPointerCapture;
    Element.prototype.setPointerCapture = () => {};
    return () => {
      Element.prototype.setPointerCapture = original;
    };
  },
  play: async ({ canvas }) => {
    const [, first, , third] = canvas.getAllByRole("row");
    const handle = first?.querySelector("[data-handle]");
    const target = third?.getBoundingClientRect();
    if (!handle || !target) throw new Error("There is no such row.");
    const pointer = { pointerId: 1, clientY: target.bottom - 2 };
    await fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 0 });
    await fireEvent.pointerMove(handle, pointer);
    await expect(third).toHaveAttribute("data-drop", "after");
    await fireEvent.pointerUp(handle, pointer);
    await expect(order(canvas)).toEqual(["Molina", "Ambetter", "Oscar", "Aetna"]);
  },
};

export const Arabic: Story = { ...arabic, args: { label: "النسب حسب الأولوية" } };
