import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../dialog/dialog.js";
import { plainColumns, policies, withColumn } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";
import { shortText } from "./short-text.js";

const dozen = policies(12).map((policy) => ({
  ...policy,
  plan: `${policy.plan} with Vision and Adult Dental`,
}));
const [first, second] = dozen;
const fullText = second?.plan ?? "";

/** One column is too narrow for its text, another shortens its text. */
const columns = withColumn(withColumn(plainColumns, "plan", { size: 120 }), "agent", {
  cell: () => shortText("Beatriz Almeida of Coral Gables", 10),
});

const meta = {
  title: "Components/DataTable/Truncated text",
  component: PolicyTable,
  args: { rows: dozen, columns, mode: "many" },
  argTypes: { rows: { control: false }, columns: { control: false } },
  decorators: [
    (Story) => (
      <div className="ui:pt-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bubbles = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>("[role=tooltip]"),
];
const rowOf = (canvas: Canvas) => canvas.getByRole("row", { name: new RegExp(second?.id ?? "") });
const planOf = (canvas: Canvas) => within(rowOf(canvas)).getByText(fullText);

export const ShownOnHover: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pointer = userEvent.setup();
    await pointer.hover(planOf(canvas));
    await waitFor(() => expect(bubbles(canvasElement)).toHaveLength(1));
    const [bubble] = bubbles(canvasElement);
    if (!bubble) throw new Error("There is no bubble.");
    await expect(bubble).toBeVisible();
    await expect(bubble).toHaveTextContent(fullText);
    await pointer.hover(bubble);
    await pointer.hover(within(rowOf(canvas)).getByText(second?.carrier ?? ""));
    await waitFor(() => expect(bubbles(canvasElement)).toHaveLength(0));
  },
};

/** A press cancels a pending tooltip, even while its code is loading. */
export const PressedAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent(planOf(canvas), new PointerEvent("pointerover", { bubbles: true }));
    fireEvent(planOf(canvas), new PointerEvent("pointerdown", { bubbles: true }));
    const bubbleShown = waitFor(() => expect(bubbles(canvasElement)).toHaveLength(1), { timeout: 800 });
    await expect(bubbleShown).rejects.toThrow();
  },
};

/** Esc closes only the tooltip and keeps the selection. */
export const ShownOnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(rowOf(canvas));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(bubbles(canvasElement)[0]).toHaveTextContent(fullText));
    await waitFor(() => expect(planOf(canvas)).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(bubbles(canvasElement)).toHaveLength(0);
    await waitFor(() => expect(planOf(canvas)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(bubbles(canvasElement)[0]).toHaveTextContent("Beatriz Almeida of Coral Gables"),
    );
    await expect(canvas.getAllByRole("row", { selected: true })).toEqual([rowOf(canvas)]);
    // Simulates switching windows: the element keeps the focus.
    const cell = canvasElement.querySelector("td[tabindex]");
    if (!cell) throw new Error("No cell has the focus.");
    await fireEvent.blur(cell);
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("row", { name: new RegExp(first?.id ?? "") })).toHaveFocus());
    await expect(canvasElement.querySelector("td[tabindex]")).toBeNull();
  },
};

/** Esc closes a dialog above the table, even if the pointer is over a cell. */
export const BehindADialog: Story = {
  render: function TableBehindADialog(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <PolicyTable {...args} onRowAction={() => setOpen(true)} />
        <Dialog isOpen={isOpen} title="Policy" onOpenChange={(change) => setOpen(change.isOpen)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(rowOf(canvas));
    await userEvent.hover(planOf(canvas));
    await waitFor(() => expect(bubbles(canvasElement)).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A long press shows the text until something else is touched. */
export const ShownOnLongPress: Story = {
  play: async ({ canvas, canvasElement }) => {
    const finger = { bubbles: true, pointerType: "touch", clientX: 40, clientY: 40 };
    // Rows that are rendered again while the pointer rests close the tooltip.
    await waitFor(async () => {
      await userEvent.unhover(planOf(canvas));
      await userEvent.hover(planOf(canvas));
      await waitFor(() => expect(bubbles(canvasElement)).toHaveLength(1), { timeout: 1500 });
    });
    await fireEvent(planOf(canvas), new PointerEvent("pointerdown", finger));
    await expect(bubbles(canvasElement)).toHaveLength(0);
    await waitFor(() => expect(bubbles(canvasElement)[0]).toHaveTextContent(fullText));
    await fireEvent(planOf(canvas), new PointerEvent("pointerup", finger));
    const [bubble] = bubbles(canvasElement);
    if (!bubble) throw new Error("There is no bubble.");
    await fireEvent(bubble, new PointerEvent("pointerdown", finger));
    await expect(bubbles(canvasElement)).toHaveLength(1);
    await fireEvent(canvasElement, new PointerEvent("pointerdown", finger));
    await expect(bubbles(canvasElement)).toHaveLength(0);
  },
};

/** Screen readers announce the full text of shortened text. */
export const ReadInFullByScreenReaders: Story = {
  play: async ({ canvas }) => {
    await expect(
      within(rowOf(canvas)).getByRole("cell", { name: "Beatriz Almeida of Coral Gables" }),
    ).toBeVisible();
  },
};
