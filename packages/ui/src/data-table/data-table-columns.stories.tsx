import { formatMoney } from "@portico/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { plainColumns, policies, policyColumns, withColumn } from "./policies.fixtures.js";
import { PoliciesWithToolbar } from "./policies-with-toolbar.fixtures.js";
import { PolicyTable } from "./policy-table.fixtures.js";

const dozens = policies(36);
const total = dozens.reduce((sum, { premium }) => sum + premium, 0);
const withTotals = withColumn(withColumn(policyColumns, "id", { footer: "Total" }), "premium", {
  footer: () => formatMoney(total),
});

const meta = {
  title: "Components/DataTable/Columns",
  component: PoliciesWithToolbar,
  args: { rows: dozens.slice(0, 12), onSelectAllMatching: fn() },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof PoliciesWithToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const headings = (canvas: Canvas): readonly string[] =>
  canvas.getAllByRole("columnheader").map((cell: HTMLElement) => cell.textContent);
const edgeOf = (canvas: Canvas, header: string) =>
  canvas.getByRole("separator", { name: `Width of ${header}` });
const widthOf = (canvas: Canvas, header: string) =>
  canvas.getByRole("columnheader", { name: header }).getBoundingClientRect().width;

export const CustomLayout: Story = {};

/** The row header cannot be hidden, because it identifies the row. */
export const HideByKeyboard: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole("button", { name: "Columns" });
    menu.focus();
    await userEvent.keyboard("{Enter}");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findByRole("checkbox", { name: "Show Policy" })).toBeDisabled();
    canvas.getByRole("checkbox", { name: "Show Carrier" }).focus();
    await userEvent.keyboard(" ");
    await expect(headings(canvas)).not.toContain("Carrier");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(canvas.queryByRole("checkbox", { name: "Show Carrier" })).not.toBeInTheDocument();
  },
};

/** A header that is dragged onto another one takes its place. */
export const MoveByDragging: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    const drag = (type: string, header: string) => {
      const cell = canvas.getByRole("columnheader", { name: header });
      const { left, top } = cell.getBoundingClientRect();
      const where = { clientX: left + 12, clientY: top + 12 };
      return fireEvent(
        cell,
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...where }),
      );
    };
    const [, second = "", third = ""] = headings(canvas);
    const before = headings(canvas);
    await drag("dragstart", third);
    await drag("dragover", second);
    await expect(canvas.getByRole("columnheader", { name: second })).toHaveAttribute("data-drop", "start");
    await drag("drop", second);
    await expect(headings(canvas)).toEqual([before[0], third, second, ...before.slice(3)]);
    await drag("dragstart", third);
    await drag("dragend", third);
    await expect(canvas.queryByText(third)?.closest("[data-drop]")).toBeNull();
  },
};

/** A page may hide columns by default. A reset hides them again. */
export const ResetToDefaultLayout: Story = {
  args: { standard: { order: [], hidden: ["carrier"], widths: {} } },
  play: async ({ canvas }) => {
    await expect(headings(canvas)).not.toContain("Carrier");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const reset = await canvas.findByRole("button", { name: "Reset columns" });
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Show Carrier" }));
    await expect(headings(canvas)).toContain("Carrier");
    await userEvent.click(reset);
    await expect(headings(canvas)).not.toContain("Carrier");
  },
};

export const ReorderByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const down = await canvas.findByRole("button", { name: "Move Policy holder down" });
    down.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(headings(canvas).slice(0, 4)).toEqual(["Policy", "Status", "Plan", "Policy holder"]);
    await waitFor(() => expect(down).toHaveFocus());
    const menu = within(canvas.getByRole("group", { name: "Columns" }));
    await expect(menu.getByRole("status")).toHaveTextContent("Policy holder moved to position 4 of 10.");
    await expect(menu.getByRole("button", { name: "Move Policy up" })).toHaveAccessibleDescription(
      "Already first",
    );
    await userEvent.click(menu.getByRole("button", { name: "Make Policy holder wider" }));
    await expect(menu.getByRole("status")).toHaveTextContent("Width of Policy holder: 168 pixels.");
    await userEvent.click(canvas.getByRole("button", { name: "Reset columns" }));
    await expect(menu.getByRole("status")).toHaveTextContent("Columns are set to their defaults");
    await expect(headings(canvas).slice(0, 3)).toEqual(["Policy", "Policy holder", "Status"]);
  },
};

/** In a grid, arrow keys move between headers and handles, so Enter starts and ends resizing. */
export const ResizeByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = widthOf(canvas, "Policy holder");
    canvas.getByRole("button", { name: /Policy holder/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(edgeOf(canvas, "Policy holder")).toHaveFocus());
    const announcer = canvasElement.querySelector(".portico-table-announcer");
    await userEvent.keyboard("{Enter}");
    await expect(announcer).toHaveTextContent(
      "Use arrow keys to resize Policy holder. Press Enter to finish.",
    );
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect(announcer).toHaveTextContent(/^Width of Policy holder: \d+ pixels\.$/);
    await waitFor(() => expect(widthOf(canvas, "Policy holder")).toBeCloseTo(before + 32, -1));
    await expect(edgeOf(canvas, "Policy holder")).toHaveAttribute(
      "aria-valuetext",
      expect.stringContaining("pixels"),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Status" })).toHaveFocus());
    edgeOf(canvas, "Policy holder").focus();
    await userEvent.keyboard("{Enter}{Delete}");
    await expect(edgeOf(canvas, "Policy holder")).toHaveAttribute("aria-valuetext", "fits its content");
  },
};

/** In a read-only table the handle is a tab stop and takes arrow keys immediately. */
export const ResizeInReadOnlyTable: Story = {
  args: { mode: "none" },
  play: async ({ canvas }) => {
    edgeOf(canvas, "Carrier").focus();
    const before = widthOf(canvas, "Carrier");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await waitFor(() => expect(widthOf(canvas, "Carrier")).toBeCloseTo(before + 64, -1));
  },
};

export const ResizeByPointer: Story = {
  args: { rows: policies(120) },
  play: async ({ canvas }) => {
    const edge = edgeOf(canvas, "Plan");
    const before = widthOf(canvas, "Plan");
    const { right, top } = edge.getBoundingClientRect();
    const at = (x: number) => ({ clientX: x, clientY: top + 4 });
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: edge, coords: at(right) },
      { target: edge, coords: at(right + 60) },
      { keys: "[/MouseLeft]", target: edge, coords: at(right + 60) },
    ]);
    await waitFor(() => expect(widthOf(canvas, "Plan")).toBeCloseTo(before + 60, -1));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(widthOf(canvas, "Plan")).toBeCloseTo(before, -1));
  },
};

export const Totals: Story = {
  tags: ["picture"],
  render: () => <PolicyTable rows={dozens} columns={withTotals} mode="many" maxHeight="24rem" />,
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole("row").at(-1);
    await expect(last).toHaveTextContent(`Total${formatMoney(total)}`);
    await expect(last).toBeVisible();
  },
};

/** More rows match than were counted. */
export const SelectAllUncounted: Story = {
  args: { matching: 10_000, hasMoreMatching: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark All" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select all 10,000+ matching" }));
    await expect(args.onSelectAllMatching).toHaveBeenCalledOnce();
  },
};

export const SelectAllMatching: Story = {
  args: { matching: 312 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark All" }));
    await expect(canvas.getByText("12 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Select all 312 matching" }));
    await expect(args.onSelectAllMatching).toHaveBeenCalledOnce();
    await expect(canvas.getByText("312 selected")).toBeVisible();
    const mark = canvas.getByRole("button", { name: "Mark All" });
    await expect(mark).toHaveAccessibleDescription("All rows on this page are selected");
    await waitFor(() => expect(mark).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Unmark All" }));
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
  },
};

const arabicColumns = [
  ["id", "الوثيقة"],
  ["holder", "صاحب الوثيقة"],
  ["status", "الحالة"],
  ["carrier", "الشركة"],
  ["premium", "القسط"],
] as const;

/** Columns begin on the right. ArrowLeft moves to the next heading, and makes a column wider. */
export const Arabic: Story = {
  ...arabic,
  args: {
    columns: arabicColumns.reduce(
      (columns, [key, header]) => withColumn(columns, key, { header }),
      plainColumns,
    ),
  },
  play: async ({ canvas }) => {
    const before = widthOf(canvas, "صاحب الوثيقة");
    const edge = canvas.getByRole("separator", { name: "عرض صاحب الوثيقة" });
    canvas.getByRole("button", { name: /صاحب الوثيقة/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(edge).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowLeft}{ArrowLeft}{Enter}");
    await waitFor(() => expect(widthOf(canvas, "صاحب الوثيقة")).toBeCloseTo(before + 32, -1));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /صاحب الوثيقة/ })).toHaveFocus());
  },
};
