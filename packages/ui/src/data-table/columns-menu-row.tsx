"use client";

import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../button/icon-button.js";
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useMessages } from "../messages/use-messages.js";
import type { TableColumn } from "./column.js";
import { type ColumnLayout, canHide, orderColumns, resizeColumn } from "./column-layout.js";
import { moveColumn, toggleColumn } from "./column-layout-changes.js";

/** A column as the menu needs it. */
export type MenuColumn = Pick<TableColumn<never>, "id" | "name" | "isRowHeader" | "isAlwaysShown">;

interface ColumnsMenuRowProps {
  columns: readonly MenuColumn[];
  layout: ColumnLayout;
  column: MenuColumn;
  /** Whether the table has no room for it. */
  isOverflow: boolean;
  /** Called with the new layout and the message to announce, if any. */
  onChange: (layout: ColumnLayout, message?: string) => void;
}

/** Width change per click in px, and the assumed width of a column without a custom width. */
const widthStep = 24;
const defaultWidth = 144;

/** A column in the menu: visibility, position and width. */
export function ColumnsMenuRow({ column, columns, layout, isOverflow, onChange }: ColumnsMenuRowProps) {
  const { table: texts } = useMessages();
  const { columnsMenu: menu, orderedList } = useDialogMessages();
  const { id, name: header } = column;
  const position = orderColumns(columns, layout).indexOf(column);
  const isShown = !canHide(column) || !(isOverflow || layout.hidden.includes(id));
  const width = layout.widths[id] ?? defaultWidth;
  const icon = { size: 14, "aria-hidden": true } as const;
  const move = (by: number) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    const message = orderedList.moved(header, position + by + 1, columns.length);
    flushSync(() => onChange(moveColumn(layout, columns, id, by), message));
    // Moving the row in the document removes the focus from its button.
    button.focus();
  };
  const resize = (by: number) => {
    const next = resizeColumn(layout, id, width + by);
    onChange(next, texts.resized(header, texts.pixels(next.widths[id] ?? width)));
  };
  return (
    <li className="ui:flex ui:items-center ui:gap-0.5">
      <label className="ui:me-auto ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:ps-1">
        <input
          type="checkbox"
          className="portico-check"
          aria-label={menu.showColumn(header)}
          checked={isShown}
          disabled={!canHide(column)}
          onChange={() => onChange(toggleColumn(layout, id, isShown))}
        />
        <span className="ui:truncate">{header}</span>
      </label>
      <IconButton
        size="sm"
        label={menu.moveColumnBefore(header)}
        icon={<ArrowUp {...icon} />}
        disabledReason={position === 0 ? orderedList.isFirst : undefined}
        onClick={move(-1)}
      />
      <IconButton
        size="sm"
        label={menu.moveColumnAfter(header)}
        icon={<ArrowDown {...icon} />}
        disabledReason={position === columns.length - 1 ? orderedList.isLast : undefined}
        onClick={move(1)}
      />
      <IconButton
        size="sm"
        label={menu.narrowColumn(header)}
        icon={<ChevronsRightLeft {...icon} />}
        onClick={() => resize(-widthStep)}
      />
      <IconButton
        size="sm"
        label={menu.widenColumn(header)}
        icon={<ChevronsLeftRight {...icon} />}
        onClick={() => resize(widthStep)}
      />
    </li>
  );
}
