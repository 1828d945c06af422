"use client";

import type { ColumnDef, RowData, TableFeatures } from "@tanstack/react-table";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { renderTemplate, valueText } from "../data-table/column-template.js";
import { useLatest } from "../data-table/use-latest.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { CellEditor } from "./cell-editor.js";
import { CellEditorPopover } from "./cell-editor-popover.js";
import { type CellEdit, CellEdits, type CellPosition, keyOf, shownEdit } from "./cell-edits.js";
import { EditableCell } from "./editable-cell.js";
import { nextCell } from "./next-cell.js";

/** A saved value. */
export interface CellChange<Row> {
  row: Row;
  columnId: string;
  value: unknown;
  /** The value before. */
  before: unknown;
}

/** Which cells can be edited, and how they are saved. */
export interface CellEditingOptions<Row extends RowData, Features extends TableFeatures> {
  /** The table's columns. Keep the array's identity between renders. */
  columns: readonly ColumnDef<Features, Row>[];
  /** The editors, by the id or the `accessorKey` of their column. Keep the object's identity between renders. */
  editors: Readonly<Record<string, CellEditor<Row>>>;
  /** A row's id, as in the table. */
  rowId: (row: Row) => string;
  /** Whether a cell can be edited. @default all cells of columns with an editor */
  canEdit?: ((cell: { row: Row; columnId: string }) => boolean) | undefined;
  /**
   * Saves a value. If it rejects, the cell keeps what was entered, and shows why: the row may be locked, or changed by
   * someone else in the meantime.
   */
  onSave: (change: CellChange<Row>) => Promise<unknown>;
  /** Describes why a value was not saved. @default a general text, from the messages */
  describeFailure?: ((error: unknown) => string) | undefined;
}

/** Editing of a table's cells. */
export interface CellEditing<Row extends RowData, Features extends TableFeatures> {
  /** The columns for the table. */
  columns: ColumnDef<Features, Row>[];
  /** The open editor. Render it beside the table. */
  editor: ReactNode;
  /** Saves the value before the last saved one again. Does nothing without one. Ctrl+Z in a cell calls it. */
  undo: () => void;
}

interface OpenCell<Row> {
  at: CellPosition;
  row: Row;
  button: HTMLElement;
}

/** Lets users edit the cells of a `DataTable`. */
export function useCellEditing<Row extends RowData, Features extends TableFeatures>(
  options: CellEditingOptions<Row, Features>,
): CellEditing<Row, Features> {
  const { columns, editors } = options;
  const { work } = useDialogMessages();
  const latest = useLatest({ ...options, failed: work.failed });
  const [edits] = useState(() => new CellEdits<Row>());
  const [open, setOpen] = useState<OpenCell<Row>>();
  const anchor = useRef<HTMLElement>(null);
  const isOpen = useRef(false);
  const lastSaved = useRef<CellChange<Row>>(undefined);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // A windowed table keeps the row.
    open?.button.setAttribute("data-editing", "");
    return () => open?.button.removeAttribute("data-editing");
  }, [open]);
  const show = useCallback((cell: OpenCell<Row> | undefined) => {
    if (cell) anchor.current = cell.button;
    isOpen.current = cell !== undefined;
    setOpen(cell);
  }, []);
  const save = useCallback(
    async (change: CellChange<Row>, button: HTMLElement | null) => {
      const { row, columnId, value } = change;
      const at = { rowId: latest.current.rowId(row), columnId };
      const edit: CellEdit<Row> = { value, row, state: "saving" };
      edits.set(at, edit);
      setAnnouncement("");
      try {
        await latest.current.onSave(change);
        if (edits.get(at) === edit) edits.set(at, { ...edit, state: "saved" });
        lastSaved.current = change;
      } catch (error) {
        if (edits.get(at) !== edit) return;
        const text = latest.current.describeFailure?.(error) ?? latest.current.failed;
        edits.set(at, { ...edit, state: "failed", error: text });
        setAnnouncement(text);
        // Opens it again, unless the user is already at another cell.
        if (!isOpen.current && button?.isConnected && document.activeElement === button)
          show({ at, row, button });
      }
    },
    [edits, latest, show],
  );
  const undo = useCallback(() => {
    const change = lastSaved.current;
    lastSaved.current = undefined;
    if (!change) return;
    const row = edits.newest(latest.current.rowId(change.row), change.row);
    void save({ ...change, row, value: change.before, before: change.value }, null);
  }, [edits, latest, save]);

  const editable = useMemo(
    () =>
      columns.map((column) => {
        const columnId = idOf(column);
        const editor: CellEditor<Row> | undefined = editors[columnId];
        if (!editor) return column;
        const format = (value: unknown) => editor.format?.(value) ?? valueText(value);
        const cell = (context: { row: { original: Row } }) => {
          const row = context.row.original;
          const at = { rowId: latest.current.rowId(row), columnId };
          const content =
            column.cell === undefined ? format(editor.value(row)) : renderTemplate(column.cell, context);
          if (latest.current.canEdit?.({ row, columnId }) === false) return content;
          return (
            <EditableCell
              key={keyOf(at)}
              {...{ at, row, edits, format }}
              label={nameOf(column)}
              onOpen={(button) => show({ at, row, button })}
              onUndo={undo}
            >
              {content}
            </EditableCell>
          );
        };
        return { ...column, cell } as ColumnDef<Features, Row>;
      }),
    [columns, editors, edits, latest, show, undo],
  );

  const editorOf = ({ at, row, button }: OpenCell<Row>) => {
    const editor: CellEditor<Row> | undefined = editors[at.columnId];
    if (!editor) return undefined;
    const edit = shownEdit(edits.get(at), row);
    const before = editor.value(row);
    return (
      <CellEditorPopover
        key={keyOf(at)}
        {...{ anchor, row, editor }}
        label={nameOf(columns.find((column) => idOf(column) === at.columnId))}
        initial={edit ? edit.value : before}
        failure={edit?.error}
        onCancel={() => {
          if (edit?.state === "failed") edits.set(at, undefined);
          show(undefined);
        }}
        onCommit={(value) => {
          show(undefined);
          const isUnchanged = Object.is(value, edit?.state === "saved" ? edit.value : before);
          const newest = edits.newest(at.rowId, row);
          if (!isUnchanged) void save({ row: newest, columnId: at.columnId, value, before }, button);
          else if (edit?.state === "failed") edits.set(at, undefined);
        }}
        onTab={(step) => nextCell(button, step)?.click()}
      />
    );
  };
  const editor = (
    <>
      {open && editorOf(open)}
      <span role="status" className="ui:sr-only">
        {announcement}
      </span>
    </>
  );
  return { columns: editable, editor, undo };
}

function idOf(column: object): string {
  if ("id" in column && typeof column.id === "string") return column.id;
  return "accessorKey" in column ? String(column.accessorKey) : "";
}

/** The name of a column: its label, or the text of its header. */
function nameOf(column: { header?: unknown; meta?: { label?: string | undefined } } | undefined): string {
  return column?.meta?.label ?? (typeof column?.header === "string" ? column.header : "");
}
