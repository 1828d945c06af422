"use client";

import { Columns3 } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { Floating } from "../floating/floating.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { useMessages } from "../messages/use-messages.js";
import { type ColumnLayout, isStandardLayout, orderColumns, standardColumnLayout } from "./column-layout.js";
import { ColumnsMenuRow, type MenuColumn } from "./columns-menu-row.js";

export interface ColumnsMenuProps {
  /** All columns of the table, as it gets them. */
  columns: readonly MenuColumn[];
  /** How they are arranged; the page holds it. */
  layout: ColumnLayout;
  /** Called with another arrangement. */
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
}

/** For a toolbar: which columns are shown, in which order and how wide. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { table: words } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Button
        ref={button}
        size="sm"
        icon={<Columns3 size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {words.columns}
      </Button>
      {isOpen && <OpenColumnsMenu {...props} id={id} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenColumnsMenuProps extends ColumnsMenuProps {
  id: string;
  button: { current: HTMLButtonElement | null };
  onClose: () => void;
}

function OpenColumnsMenu({ columns, layout, onLayoutChange, id, button, onClose }: OpenColumnsMenuProps) {
  const { table: words } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  usePressOutside([panel, button], onClose);
  const ordered = orderColumns(columns, layout);
  const change = (next: ColumnLayout) => onLayoutChange({ layout: next });
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
        aria-label={words.columns}
        onKeyDown={closeOnEscape}
        className="ui:flex ui:max-h-(--portico-room) ui:w-80 ui:max-w-full ui:flex-col ui:gap-1 ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-2 ui:text-table ui:text-fg ui:shadow-float"
      >
        <ul className="ui:flex ui:flex-col">
          {ordered.map((column) => (
            <ColumnsMenuRow key={column.id} {...{ column, columns, layout }} onChange={change} />
          ))}
        </ul>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={isStandardLayout(layout) ? words.columnsAreStandard : undefined}
          onClick={() => change(standardColumnLayout)}
        >
          {words.resetColumns}
        </Button>
      </div>
    </Floating>
  );
}
