import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, type within } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { moveEntry } from "./order.js";
import { OrderedList } from "./ordered-list.js";

const entries = ["Policy number", "Insured name", "Carrier", "Last day of grace"].map((label) => ({
  id: label.toLowerCase().replaceAll(" ", "-"),
  label,
  content: <span className="ui:block ui:py-1">{label}</span>,
}));

const meta = {
  title: "Components/OrderedList",
  component: OrderedList,
  render: function Ordered(args) {
    const [shown, setShown] = useState(args.entries);
    return (
      <OrderedList
        {...args}
        entries={shown}
        onMove={(change) => {
          setShown(moveEntry(shown, change.from, change.to));
          args.onMove(change);
        }}
      />
    );
  },
  args: { "aria-label": "Columns", entries, onMove: fn() },
} satisfies Meta<typeof OrderedList>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const order = (canvas: Canvas) =>
  canvas
    .getAllByRole("listitem")
    .map((one: HTMLElement) => one.querySelector("span:not([data-handle])")?.textContent);

export const Default: Story = { tags: ["picture"] };
export const Empty: Story = { args: { entries: [] } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: {
    entries: [
      {
        id: "long",
        label: "Long",
        content: <span>{"Paid through the last day of a month ".repeat(8)}</span>,
      },
      ...entries,
    ],
  },
};

export const MoveByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole("button", { name: "Move Carrier up" });
    up.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(order(canvas)).toEqual(["Carrier", "Policy number", "Insured name", "Last day of grace"]);
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: "carrier", from: 1, to: 0 });
    await expect(canvas.getByRole("status")).toHaveTextContent("Carrier moved to position 1 of 4.");
    await waitFor(() => expect(up).toHaveFocus());
    await expect(up).toHaveAccessibleDescription("Already first");
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).toHaveBeenCalledTimes(2);
  },
};

/** Drags an entry by its handle to the middle of another. */
async function draw(canvas: Canvas, from: number, to: number) {
  const items: HTMLElement[] = canvas.getAllByRole("listitem");
  const handle = items[from]?.querySelector("[data-handle]");
  const target = items[to]?.getBoundingClientRect();
  if (!handle || !target) throw new Error("There is no such entry.");
  const clientY = to > from ? target.bottom - 2 : target.top + 2;
  await fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 0 });
  await fireEvent.pointerMove(handle, { pointerId: 1, clientY });
  return { drop: () => fireEvent.pointerUp(handle, { pointerId: 1, clientY }), target: items[to] };
}

/** Pointer capture requires a real pointer. */
function withoutCapture() {
  const original = Element.prototype.setPointerCapture;
  Element.prototype.setPointerCapture = () => {};
  return () => {
    Element.prototype.setPointerCapture = original;
  };
}

export const Drag: Story = {
  beforeEach: withoutCapture,
  play: async ({ canvas }) => {
    const { drop, target } = await draw(canvas, 0, 2);
    await expect(target).toHaveAttribute("data-drop", "after");
    await drop();
    await expect(order(canvas)).toEqual(["Insured name", "Carrier", "Policy number", "Last day of grace"]);
    await (await draw(canvas, 3, 0)).drop();
    await expect(order(canvas)[0]).toBe("Last day of grace");
  },
};

export const DropBeforeRender: Story = {
  beforeEach: withoutCapture,
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole("listitem");
    const handle = first?.querySelector("[data-handle]");
    if (!handle || !third) throw new Error("There is no such entry.");
    await fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 0 });
    await fireEvent.pointerUp(handle, { pointerId: 1, clientY: third.getBoundingClientRect().bottom - 2 });
    await expect(order(canvas)).toEqual(["Insured name", "Carrier", "Policy number", "Last day of grace"]);
  },
};

export const CancelDrag: Story = {
  beforeEach: withoutCapture,
  play: async ({ canvas, args }) => {
    const { drop } = await draw(canvas, 0, 2);
    await userEvent.keyboard("{Escape}");
    await drop();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    "aria-label": "الأعمدة",
  },
};
