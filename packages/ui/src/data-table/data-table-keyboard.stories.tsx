import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { policies } from "./policies.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozen = policies(12);
const meta = {
  title: "Components/DataTable/Keyboard",
  component: PolicyTable,
  args: { rows: dozen, mode: "many" },
  argTypes: { rows: { control: false }, columns: { control: false } },
} satisfies Meta<typeof PolicyTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, index: number) =>
  canvas.getByRole("row", { name: new RegExp(dozen[index]?.id ?? "") });
const selected = (canvas: Canvas) =>
  dozen.flatMap((_, index) => (rowOf(canvas, index).ariaSelected === "true" ? [index] : []));

/** After a click on a checkbox, keys work as from its row. */
export const NavigatesFromCheckbox: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(within(rowOf(canvas, 3)).getByRole("checkbox"));
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await waitFor(() => expect(rowOf(canvas, 5)).toHaveFocus());
    await expect(selected(canvas)).toEqual([3, 4, 5]);
    await userEvent.click(within(rowOf(canvas, 0)).getByRole("checkbox"));
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(selected(canvas)).toHaveLength(12);
  },
};

/** Arrow keys, Home and End move the focus and keep the selection. Space selects a row, Shift extends. */
export const MovesWithoutSelecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, 2));
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(selected(canvas)).toEqual([2, 3, 4]);
    await userEvent.keyboard("{ArrowDown}{End}{Home}{PageDown}");
    await waitFor(() => expect(rowOf(canvas, 10)).toHaveFocus());
    await expect(selected(canvas)).toEqual([2, 3, 4]);
    await userEvent.keyboard("{Control>} {/Control}");
    await expect(selected(canvas)).toEqual([2, 3, 4, 10]);
    await userEvent.keyboard("{ArrowUp} ");
    await expect(selected(canvas)).toEqual([9]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(selected(canvas)).toEqual([8, 9]);
  },
};

/** Also without a selection: the next Shift press selects no range. */
export const EscapeClearsAnchor: Story = {
  play: async ({ canvas }) => {
    rowOf(canvas, 2).focus();
    await userEvent.keyboard("{Control>}  {/Control}{Escape}");
    const keys = userEvent.setup();
    await keys.keyboard("{Shift>}");
    await keys.click(rowOf(canvas, 6));
    await keys.keyboard("{/Shift}");
    await expect(selected(canvas)).toEqual([6]);
  },
};

/** Ranges skip rows that cannot be selected. */
export const RangeSkipsDisabledRows: Story = {
  args: { isSelectable: ({ id }) => id !== dozen[3]?.id && id !== dozen[11]?.id },
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, 2));
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(selected(canvas)).toEqual([2, 4]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await waitFor(() => expect(rowOf(canvas, 3)).toHaveFocus());
    await expect(selected(canvas)).toEqual([2]);
    await userEvent.keyboard("{Control>}{Shift>}{End}{/Shift}{/Control}");
    await waitFor(() => expect(rowOf(canvas, 11)).toHaveFocus());
    await expect(selected(canvas)).toEqual([2, 4, 5, 6, 7, 8, 9, 10]);
  },
};
