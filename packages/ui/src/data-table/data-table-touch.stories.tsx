import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, type within } from "storybook/test";
import { policies } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozen = policies(12);
const meta = {
  title: "Components/DataTable/Touch",
  component: PolicyTable,
  args: { rows: dozen, mode: "many" },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const finger = { bubbles: true, cancelable: true, pointerType: "touch", clientX: 40, clientY: 40 };
const down = (row: Element) => fireEvent(row, new PointerEvent("pointerdown", finger));
const lift = async (row: Element) => {
  await fireEvent(row, new PointerEvent("pointerup", finger));
  await fireEvent(row, new PointerEvent("click", finger));
};
const tap = async (row: Element) => {
  await down(row);
  await lift(row);
};
const rowOf = (canvas: ReturnType<typeof within>, index: number) =>
  canvas.getByRole("row", { name: new RegExp(dozen[index]?.id ?? "") });

export const TapToggles: Story = {
  play: async ({ canvas }) => {
    await tap(rowOf(canvas, 1));
    await tap(rowOf(canvas, 3));
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(2);
    await tap(rowOf(canvas, 1));
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(1);
  },
};

/** With a main action, a tap runs it. A long press starts selecting; after that, taps toggle. */
export const LongPressStartsSelecting: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas }) => {
    await tap(rowOf(canvas, 0));
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
    await down(rowOf(canvas, 2));
    await waitFor(() => expect(rowOf(canvas, 2)).toHaveAttribute("aria-selected", "true"));
    await lift(rowOf(canvas, 2));
    await tap(rowOf(canvas, 4));
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(2);
    await expect(args.onRowAction).toHaveBeenCalledOnce();
  },
};

/** Two taps do not count as a double-click. */
export const DoubleTapIsTwoTaps: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas }) => {
    const row = rowOf(canvas, 0);
    await tap(row);
    await tap(row);
    await fireEvent.dblClick(row);
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
  },
};

/** Moving the finger scrolls. */
export const ScrollingDoesNotSelect: Story = {
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 2);
    await down(row);
    await fireEvent(row, new PointerEvent("pointermove", { ...finger, clientY: 90 }));
    await fireEvent(row, new PointerEvent("pointercancel", finger));
    await down(rowOf(canvas, 5));
    await waitFor(() => expect(rowOf(canvas, 5)).toHaveAttribute("aria-selected", "true"));
    await expect(row).toHaveAttribute("aria-selected", "false");
  },
};
