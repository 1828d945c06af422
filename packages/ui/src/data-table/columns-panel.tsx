"use client";

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { Floating } from "../floating/floating.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { useMessages } from "../messages/use-messages.js";
import { type ColumnLayout, isStandardLayout, orderColumns, standardColumnLayout } from "./column-layout.js";
import { ColumnsMenuRow } from "./columns-menu-row.js";
import { type MenuColumnDef, menuColumns } from "./page-columns.js";

export interface ColumnsMenuProps {
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

export interface ColumnsPanelProps extends ColumnsMenuProps {
  id: string;
  button: { current: HTMLButtonElement | null };
  onClose: () => void;
}

/** The list of columns and the reset button. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const {
    columns: defs,
    layout,
    onLayoutChange,
    standard = standardColumnLayout,
    id,
    button,
    onClose,
  } = props;
  const { table: texts } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  usePressOutside([panel, button], onClose);
  const columns = useMemo(() => menuColumns(defs), [defs]);
  const ordered = orderColumns(columns, layout);
  const [announcement, setAnnouncement] = useState("");
  const change = (next: ColumnLayout, message = "") => {
    onLayoutChange({ layout: next });
    setAnnouncement(message);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
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
        aria-label={texts.columns}
        onKeyDown={closeOnEscape}
        className="ui:flex ui:max-h-(--portico-available-height) ui:w-80 ui:max-w-full ui:flex-col ui:gap-1 ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-2 ui:text-table ui:text-fg ui:shadow-float"
      >
        <ul className="ui:flex ui:flex-col">
          {ordered.map((column) => (
            <ColumnsMenuRow key={column.id} {...{ column, columns, layout }} onChange={change} />
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
