"use client";

import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";
import { type FieldProblem, FieldProblemContext } from "../field-value/field-problem.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { AnchoredPopover } from "../popover/anchored-popover.js";
import type { CellEditor } from "./cell-editor.js";

interface CellEditorPopoverProps<Row> {
  anchor: RefObject<HTMLElement | null>;
  row: Row;
  label: string;
  editor: CellEditor<Row>;
  /** The value at first, which can be one that failed to save. */
  initial: unknown;
  /** Why it failed. */
  failure: string | undefined;
  /** Called with the new value. */
  onCommit: (value: unknown) => void;
  /** Called on Esc, after which the cell has the value of its row. */
  onCancel: () => void;
  /** Opens the editor of another cell. */
  onTab: (step: 1 | -1) => void;
}

/** The field of a cell, in a popover at the cell. Enter, Tab and a press outside commit, Esc cancels. */
export function CellEditorPopover<Row>(props: CellEditorPopoverProps<Row>) {
  const { anchor, row, label, editor, initial, failure, onCommit, onCancel, onTab } = props;
  const [value, setValue] = useState(initial);
  const [error, setError] = useState(failure);
  /** What the field finds wrong with its own text. */
  const problems = useRef(new Map<string, string>());
  const report = useCallback(({ id, message }: FieldProblem) => {
    if (message === undefined) problems.current.delete(id);
    else problems.current.set(id, message);
  }, []);
  const isCanceled = useRef(false);
  const isDone = useRef(false);
  /** Returns false if the value is invalid. */
  const commit = (): boolean => {
    if (isDone.current) return true;
    const problem = [...problems.current.values()][0] ?? editor.validate?.(value, row);
    setError(problem);
    if (problem !== undefined) return false;
    isDone.current = true;
    onCommit(value);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (isInputMethodKey(event) || !(target instanceof HTMLElement)) return;
    if (event.key === "Escape") isCanceled.current = true;
    const isText = target.matches("textarea") && !event.ctrlKey && !event.metaKey;
    const isEnter = event.key === "Enter" && !target.matches("button") && !isText;
    const isTab = event.key === "Tab" && !target.matches("button");
    // A list of the field has used the key.
    if (event.defaultPrevented || !(isEnter || isTab)) return;
    event.preventDefault();
    if (commit() && isTab) onTab(event.shiftKey ? -1 : 1);
  };
  return (
    <FieldProblemContext.Provider value={report}>
      <AnchoredPopover
        anchor={anchor}
        label={label}
        className="ui:w-72"
        onKeyDown={press}
        onClose={() => (isCanceled.current ? onCancel() : commit())}
      >
        {editor.field({
          label,
          value,
          error,
          onChange: (change) => {
            setError(undefined);
            setValue(change.target.value);
          },
        })}
      </AnchoredPopover>
    </FieldProblemContext.Provider>
  );
}
