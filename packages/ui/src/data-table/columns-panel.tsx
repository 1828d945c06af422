"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { Floating } from "../floating/floating.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useMessages } from "../messages/use-messages.js";
import { type ColumnLayout, orderColumns, standardColumnLayout } from "./column-layout.js";
import { isStandardLayout } from "./column-layout-changes.js";
import { ColumnsMenuRow, type MenuColumn } from "./columns-menu-row.js";
import { modelLayout } from "./model-layout.js";
import { type MenuColumnDef, menuColumns } from "./page-columns.js";
import { anyTable, type TanStackTable } from "./tanstack-model.js";

/** The columns of a server page, and their layout. */
interface PageColumnsProps {
  table?: undefined;
  /** All columns of the table, as passed to it. */
  columns: readonly MenuColumnDef[];
  /** The current layout. Controlled by the page. */
  layout: ColumnLayout;
  /** Called with the new layout. */
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
  /**
   * The layout that 'Reset columns' restores, such as one that hides columns. @default all columns in their own order
   */
  standard?: ColumnLayout | undefined;
}

/** The columns of a TanStack table, whose state has the layout. */
interface ModelColumnsProps {
  /** A table with the features of column order, visibility and sizing. */
  table: TanStackTable;
}

interface OverflowColumnsProps {
  /** Ids of the columns that left the table, from its `onColumnsFit`. Users can show them to stay. @default none */
  overflowIds?: readonly string[] | undefined;
}

export type ColumnsMenuProps = (PageColumnsProps | ModelColumnsProps) & OverflowColumnsProps;

interface PanelProps {
  id: string;
  button: { current: HTMLButtonElement | null };
  onClose: () => void;
}

export type ColumnsPanelProps = ColumnsMenuProps & PanelProps;

interface MenuColumns {
  columns: readonly MenuColumn[];
  layout: ColumnLayout;
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
  standard?: ColumnLayout | undefined;
  overflowIds?: readonly string[] | undefined;
}

/** The panel, for columns of either source. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  return props.table ? (
    <Panel {...props} {...modelLayout(anyTable(props.table))} />
  ) : (
    <Panel {...props} columns={menuColumns(props.columns)} />
  );
}

/** The list of columns and the reset button. */
function Panel(props: MenuColumns & PanelProps) {
  const {
    columns,
    layout,
    onLayoutChange,
    standard = standardColumnLayout,
    overflowIds = [],
    ...rest
  } = props;
  const { id, button, onClose } = rest;
  const { table } = useMessages();
  const { columnsMenu: texts } = useDialogMessages();
  const panel = useRef<HTMLDivElement>(null);
  usePressOutside([panel, button], onClose);
  const ordered = orderColumns(columns, layout);
  const [announcement, setAnnouncement] = useState("");
  const change = (next: ColumnLayout, message = "") => {
    onLayoutChange({ layout: next });
    setAnnouncement(message);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isInputMethodKey(event)) return;
    event.preventDefault();
    button.current?.focus();
    onClose();
  };
  return (
    <Floating anchor={button} align="end" data-handles-escape="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own */}
      <div
        ref={panel}
        id={id}
        role="group"
        aria-label={table.columns}
        onKeyDown={closeOnEscape}
        className="ui:flex ui:max-h-(--portico-available-height) ui:w-80 ui:max-w-full ui:flex-col ui:gap-1 ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-2 ui:text-table ui:text-fg ui:shadow-float"
      >
        <ul className="ui:flex ui:flex-col">
          {ordered.map((column) => (
            <ColumnsMenuRow
              key={column.id}
              {...{ column, columns, layout }}
              isOverflow={overflowIds.includes(column.id)}
              onChange={change}
            />
          ))}
        </ul>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={isStandardLayout(layout, standard) ? texts.columnsAreDefault : undefined}
          onClick={() => change(standard, texts.columnsAreDefault)}
        >
          {texts.resetColumns}
        </Button>
        <span role="status" className="ui:sr-only">
          {announcement}
        </span>
      </div>
    </Floating>
  );
}
