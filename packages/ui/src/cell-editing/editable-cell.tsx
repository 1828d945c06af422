"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useSyncExternalStore } from "react";
import { cx } from "../class-names/cx.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { CircleAlert } from "../icons/index.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { type CellEdits, type CellPosition, shownEdit } from "./cell-edits.js";

interface EditableCellProps<Row> {
  at: CellPosition;
  row: Row;
  /** The name of the column, which is the name of an empty cell. */
  label: string;
  edits: CellEdits<Row>;
  /** The content of an unsaved value. */
  format: (value: unknown) => ReactNode;
  onOpen: (button: HTMLElement) => void;
  onUndo: () => void;
  /** The content of the saved value. */
  children: ReactNode;
}

/** The content of a cell as a button that opens its editor: Enter, F2, a double-click or a tap. A click selects the row. */
export function EditableCell<Row>({
  at,
  row,
  label,
  edits,
  format,
  onOpen,
  onUndo,
  children,
}: EditableCellProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const read = () => edits.get(at);
  const edit = shownEdit(useSyncExternalStore(edits.subscribe, read, read), row);
  useBrowserLayoutEffect(() => edits.show(at.rowId, row), [edits, at.rowId, row]);
  useBrowserLayoutEffect(() => {
    // A grid has one tab stop. Left and Right move to its buttons.
    if (button.current?.closest("[role$=grid]")) button.current.tabIndex = -1;
  }, []);
  const content = edit ? format(edit.value) : children;
  const isEmpty = content === "" || content === undefined || content === null;
  const open = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onOpen(event.currentTarget);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    if (event.key === "F2") open(event);
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onUndo();
  };
  const isTap = ({ nativeEvent }: MouseEvent) =>
    nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
  return (
    <button
      ref={button}
      type="button"
      data-edit=""
      data-state={edit?.state}
      aria-label={isEmpty ? label : undefined}
      aria-busy={edit?.state === "saving" || undefined}
      onKeyDown={press}
      // The key and assistive technology click without a count. The first click of a mouse is the row's.
      onClick={(event) => (event.detail === 0 || isTap(event)) && open(event)}
      onDoubleClick={open}
      className={cx(
        edit?.state === "failed" && "ui:text-danger-fg",
        edit?.state === "saving" && "ui:text-fg-muted",
        "ui:inline-flex ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-1 ui:border-b ui:border-dashed ui:border-border-control ui:text-start",
      )}
    >
      {isEmpty && <span aria-hidden="true">–</span>}
      {edit?.state === "failed" && <CircleAlert size={14} aria-hidden="true" />}
      <span className="ui:truncate">{content}</span>
      {edit?.error !== undefined && <span className="ui:sr-only">{edit.error}</span>}
    </button>
  );
}
