import type { ListRow } from "@portico/endpoints/schemas";
import type { ResolvedColumn } from "@portico/screens";
import type { ReactNode } from "react";
import { type CellAction, type CellActions, isEditable } from "./cell-actions.ts";

/** Identifies the action of a button in a cell. */
const attribute = "data-cell-action";

/** Returns a function that makes the cells of a column buttons in rows that allow it. Undefined without an action. */
export function wrapEditable({ field, special, isMasked }: ResolvedColumn, actions: CellActions) {
  const action = actions.get(field);
  if (!action || special || isMasked) return undefined;
  return (content: ReactNode, row: ListRow) =>
    isEditable(action, row) ? cellButton(action, content) : content;
}

/**
 * Renders the content of a cell as a button that starts an action. A plain element without handlers, because a page has
 * many: clicks are handled by `useCellEditing`.
 */
function cellButton({ id, label }: CellAction, content: ReactNode): ReactNode {
  return (
    <button
      type="button"
      title={label}
      aria-haspopup="dialog"
      aria-label={content === "" ? label : undefined}
      className="page:-mx-1.5 page:inline-flex page:min-h-6 page:min-w-10 page:max-w-[calc(100%+0.75rem)] page:cursor-pointer page:items-center page:rounded-md page:border page:border-transparent page:px-1 page:text-start page:after:ms-1 page:after:text-caption page:after:text-fg-muted page:after:content-['▾'/''] page:hover:border-border-control page:hover:bg-surface-control page:aria-expanded:border-border-control page:print:after:hidden"
      {...{ [attribute]: id }}
    >
      <span className="page:min-w-0 page:truncate">{content}</span>
    </button>
  );
}

/** Returns the button of a cell that an event happened in, with the ids of its action and row. */
export function cellButtonOf(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
  const rowId = button?.closest<HTMLElement>("tr[data-row-id]")?.dataset.rowId;
  return button && rowId !== undefined
    ? { button, rowId, actionId: button.getAttribute(attribute) ?? "" }
    : undefined;
}
