import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LeavingRows } from "./leaving-rows.fixtures.js";
import { policies } from "./policies.fixtures.js";

const rows = policies(300);

const meta = {
  title: "Components/DataTable/Leaving rows",
  component: LeavingRows,
  args: { rows: rows.slice(0, 4), pageSize: 10, mode: "many" },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof LeavingRows>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const idOf = (index: number) => rows[index]?.id ?? "";
const rowOf = (canvas: Canvas, index: number) =>
  canvas.getByRole("row", { name: new RegExp(`${idOf(index)}(?!\\d)`) });
const close = (canvas: Canvas, index: number) =>
  userEvent.click(canvas.getByRole("button", { name: `Close ${idOf(index)}` }));

/** The row that takes the place of the focused one gets the focus, the last row if it was the last. */
export const FocusesNextRow: Story = {
  play: async ({ canvas }) => {
    await close(canvas, 1);
    await waitFor(() => expect(rowOf(canvas, 2)).toHaveFocus());
    await expect(rowOf(canvas, 2)).toHaveAttribute("tabindex", "0");
    await close(canvas, 3);
    await waitFor(() => expect(rowOf(canvas, 2)).toHaveFocus());
  },
};

export const FocusesMessageOfEmptyTable: Story = {
  args: { rows: rows.slice(0, 1) },
  play: async ({ canvas }) => {
    await close(canvas, 0);
    await waitFor(() => expect(canvas.getByText("Nothing to show")).toHaveFocus());
    // A change from elsewhere brings it back.
    canvas.getByRole("button", { name: "Open all again" }).click();
    await waitFor(() => expect(rowOf(canvas, 0)).toHaveFocus());
  },
};

export const FocusesRowInPlaceAfterDialog: Story = {
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: `Ask ${idOf(2)}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Close it" }));
    await waitFor(() => expect(rowOf(canvas, 3)).toHaveFocus());
  },
};

/** The only row of the last page leaves: the last row of the page before has the focus. */
export const FocusesLastRowOfPageBefore: Story = {
  args: { rows: rows.slice(0, 4), pageSize: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Other page" }));
    await close(canvas, 3);
    await waitFor(() => expect(rowOf(canvas, 2)).toHaveFocus());
  },
};

export const FocusesNextRowOfLongPage: Story = {
  args: { rows, pageSize: 300 },
  play: async ({ canvas }) => {
    const keys = userEvent.setup();
    rowOf(canvas, 0).focus();
    await keys.keyboard("{End}{ArrowUp}");
    await waitFor(() => expect(rowOf(canvas, 298)).toHaveFocus());
    await close(canvas, 298);
    await waitFor(() => expect(rowOf(canvas, 299)).toHaveFocus());
    await close(canvas, 299);
    await waitFor(() => expect(rowOf(canvas, 297)).toHaveFocus());
  },
};

/** Rows that can't be selected take no focus: the first button of the row in place does. */
export const FocusesButtonInReadOnlyTable: Story = {
  args: { mode: "none" },
  play: async ({ canvas, canvasElement }) => {
    await close(canvas, 1);
    const next = () => canvas.getByRole("button", { name: `Close ${idOf(2)}` });
    await waitFor(() => expect(next()).toHaveFocus());
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: `Ask ${idOf(2)}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Close it" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: `Close ${idOf(3)}` })).toHaveFocus());
  },
};
