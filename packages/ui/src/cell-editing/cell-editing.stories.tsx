import { formatMoney, formatPhone } from "@portico/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, userEvent, waitFor, type within } from "storybook/test";
import { type DataTableColumn, PageTable, type RowId } from "../data-table/index.js";
import { PhoneField } from "../phone-field/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { EditorFieldProps } from "./cell-editor.js";
import { dateEditor, moneyEditor, numberEditor, selectEditor, textEditor } from "./editors.js";
import { type CellChange, useCellEditing } from "./use-cell-editing.js";

interface Lead {
  id: string;
  name: string;
  income: string;
  status: string;
  callOn: string;
  members: number | null;
  phone: string;
  version: number;
}

const leads: readonly Lead[] = [
  {
    id: "1",
    name: "Ana Acosta",
    income: "42000",
    status: "new",
    callOn: "2026-03-10",
    members: 3,
    phone: "3055550142",
    version: 1,
  },
  {
    id: "2",
    name: "Wei Chandler",
    income: "61500.5",
    status: "called",
    callOn: "2026-03-12",
    members: null,
    phone: "",
    version: 1,
  },
];

const columns: readonly DataTableColumn<Lead>[] = [
  { accessorKey: "id", header: "Lead" },
  { accessorKey: "name", header: "Name" },
  {
    accessorKey: "income",
    header: "Income",
    meta: { align: "end" },
    cell: ({ row }) => formatMoney(row.original.income),
  },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "callOn", header: "Call on" },
  { accessorKey: "members", header: "Members", meta: { align: "end" } },
  { accessorKey: "phone", header: "Phone" },
];

const statuses = [
  { value: "new", label: "New" },
  { value: "called", label: "Called" },
];
const editors = {
  name: textEditor<Lead>(({ name }) => name, {
    validate: (name) => (name.trim() === "" ? "Enter a name." : undefined),
  }),
  income: moneyEditor<Lead>(({ income }) => income),
  status: selectEditor<Lead>(({ status }) => status, statuses),
  callOn: dateEditor<Lead>(({ callOn }) => callOn),
  members: numberEditor<Lead>(({ members }) => members),
  phone: {
    value: ({ phone }: Lead) => phone,
    field: (props: EditorFieldProps<string>) => <PhoneField {...props} />,
    format: formatPhone,
  },
};

interface LeadsProps {
  onSave: (change: CellChange<Lead>) => Promise<void>;
}

const meta = {
  title: "Components/CellEditing",
  render: function Leads({ onSave }) {
    const [rows, setRows] = useState(leads);
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set());
    const editing = useCellEditing({
      columns,
      editors,
      rowId: ({ id }: Lead) => id,
      canEdit: ({ row, columnId }) => columnId !== "callOn" || row.status === "new",
      onSave: async (change) => {
        await onSave(change);
        setRows((before) =>
          before.map((row) =>
            row.id === change.row.id
              ? { ...row, [change.columnId]: change.value, version: row.version + 1 }
              : row,
          ),
        );
      },
      describeFailure: (error) => (error instanceof Error ? error.message : ""),
    });
    return (
      <>
        <PageTable
          label="Leads"
          columns={editing.columns}
          rows={rows}
          rowId={({ id }) => id}
          selection={{
            mode: "many",
            selectedIds,
            onSelectionChange: ({ ids }) => setSelectedIds(ids),
            rowName: ({ name }) => name,
          }}
        />
        {editing.editor}
      </>
    );
  },
  args: { onSave: fn(async () => {}) },
} satisfies Meta<LeadsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const cell = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("button", { name });
const saved = (args: LeadsProps) => mocked(args.onSave).mock.lastCall?.[0];

/** Enter opens and commits, Tab commits and opens the next cell, Esc restores. Arrow keys move as before. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole("row", { name: /Ana Acosta/ }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(cell(canvas, "Ana Acosta")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, "Ana Ruiz{Enter}");
    await waitFor(() => expect(cell(canvas, "Ana Ruiz")).toHaveFocus());
    await expect(saved(args)).toMatchObject({ columnId: "name", value: "Ana Ruiz", before: "Ana Acosta" });
    await userEvent.keyboard("{F2}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), " Vega{Tab}");
    const income = await canvas.findByRole("textbox", { name: "Income" });
    await waitFor(() => expect(income).toHaveFocus());
    await expect(cell(canvas, "Ana Ruiz Vega")).toBeVisible();
    await userEvent.clear(income);
    await userEvent.type(income, "1{Escape}");
    await waitFor(() => expect(cell(canvas, /42,000/)).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("row", { name: /Ana Ruiz/ })).toHaveFocus();
  },
};

/** A click selects the row. A double-click opens the editor. A value of an option is shown by its name. */
export const Mouse: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(cell(canvas, "Wei Chandler"));
    await expect(canvas.getByRole("row", { name: /Wei/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.dblClick(cell(canvas, "New"));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Status" }), "Called");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Called" })).toHaveLength(2));
    await expect(saved(args)).toMatchObject({ columnId: "status", value: "called" });
    // A lead that was called has no day to be called on.
    await expect(canvas.queryByRole("button", { name: /2026/ })).not.toBeInTheDocument();
  },
};

/** An invalid value stays in its field, with the reason. */
export const Invalid: Story = {
  tags: ["picture"],
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(cell(canvas, "Ana Acosta"));
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.keyboard("{Enter}");
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription("Enter a name.");
    await userEvent.keyboard("{Escape}");
    await userEvent.dblClick(cell(canvas, /42,000/));
    const income = await canvas.findByRole("textbox", { name: "Income" });
    await userEvent.clear(income);
    await userEvent.type(income, "much{Enter}");
    await waitFor(() => expect(income).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A value that the server rejects isn't lost, and can be corrected, discarded or saved again. */
export const Rejected: Story = {
  play: async ({ args, canvas }) => {
    const conflict = "Marcus Delgado changed this lead. Reload it first.";
    mocked(args.onSave).mockRejectedValueOnce(new Error(conflict));
    await userEvent.dblClick(cell(canvas, "Ana Acosta"));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), " Ruiz{Enter}");
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue("Ana Acosta Ruiz");
    await expect(name).toHaveAccessibleDescription(conflict);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cell(canvas, "Ana Acosta")).toHaveFocus());
    mocked(args.onSave).mockRejectedValueOnce(new Error(conflict));
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), " Ruiz{Tab}");
    await canvas.findByRole("textbox", { name: "Income" });
    await expect(cell(canvas, `Ana Acosta Ruiz ${conflict}`)).toHaveAttribute("data-state", "failed");
    await userEvent.dblClick(cell(canvas, `Ana Acosta Ruiz ${conflict}`));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "{Enter}");
    await waitFor(() => expect(cell(canvas, "Ana Acosta Ruiz")).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledTimes(3);
  },
};

/** While a value is saved, the cell shows it. Ctrl+Z in a cell saves the value before it again. */
export const SavingAndUndo: Story = {
  play: async ({ args, canvas }) => {
    let finish = () => {};
    mocked(args.onSave).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await userEvent.dblClick(cell(canvas, "Ana Acosta"));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), " Ruiz{Enter}");
    await waitFor(() => expect(cell(canvas, "Ana Acosta Ruiz")).toHaveAttribute("aria-busy", "true"));
    finish();
    await waitFor(() => expect(cell(canvas, "Ana Acosta Ruiz")).not.toHaveAttribute("aria-busy"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(cell(canvas, "Ana Acosta")).toBeVisible());
    await expect(saved(args)).toMatchObject({
      value: "Ana Acosta",
      before: "Ana Acosta Ruiz",
      row: { version: 2 },
    });
  },
};

/** Numbers, days, and fields of the page's own. */
export const OtherFields: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(cell(canvas, "2026/03/10"));
    const day = await canvas.findByRole("textbox", { name: "Call on" });
    await userEvent.clear(day);
    await userEvent.type(day, "2026/03/11{Tab}");
    await expect(saved(args)).toMatchObject({ columnId: "callOn", value: "2026-03-11" });
    const members = await canvas.findByRole("spinbutton", { name: "Members" });
    await waitFor(() => expect(members).toHaveFocus());
    await userEvent.clear(members);
    await userEvent.type(members, "4{Tab}");
    await expect(saved(args)).toMatchObject({ columnId: "members", value: 4, row: { version: 2 } });
    const phone = await canvas.findByRole("textbox", { name: "Phone" });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.clear(phone);
    await userEvent.type(phone, "3055550199{Enter}");
    await expect(saved(args)).toMatchObject({ columnId: "phone", value: "3055550199" });
  },
};

export const Arabic: Story = { ...arabic };
