import type { ListRow } from "@portico/endpoints/schemas";
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { CellAction, CellActions } from "./cell-actions.ts";
import { cellButtonOf } from "./cell-button.tsx";

const CellEditor = lazyPart(async () => (await import("./cell-editor.tsx")).CellEditor);

interface Options {
  actions: CellActions;
  rows: readonly ListRow[];
  context: ActionContext;
  /** Starts an action with a chosen value. */
  start: (action: CellAction, row: ListRow, value: string) => void;
}

/** Opens a popover with the values to choose from when a button in a cell is clicked. */
export function useCellEditing({ actions, rows, context, start }: Options) {
  const anchor = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<{ readonly action: CellAction; readonly row: ListRow }>();
  useEffect(() => {
    const button = anchor.current;
    if (!edited || !button) return;
    button.ariaExpanded = "true";
    return () => {
      button.ariaExpanded = "false";
    };
  }, [edited]);
  const close = () => setEdited(undefined);
  const onClick = ({ target, detail }: MouseEvent) => {
    const found = cellButtonOf(target);
    // The second click of a double-click leaves it open.
    if (!found || detail > 1) return;
    const action = [...actions.values()].find(({ id }) => id === found.actionId);
    const row = rows.find(({ id }) => id === found.rowId);
    const isOpen = edited && edited.action === action && edited.row.id === row?.id;
    if (!action || !row || isOpen) return close();
    anchor.current = found.button;
    setEdited({ action, row });
  };
  const editor: ReactNode = edited && (
    <Suspense>
      <CellEditor
        key={`${edited.action.id} ${edited.row.id}`}
        {...{ ...edited, anchor, context }}
        onChoose={(value) => {
          close();
          anchor.current?.focus();
          start(edited.action, edited.row, value);
        }}
        onClose={close}
      />
    </Suspense>
  );
  return { onClick, editor };
}
