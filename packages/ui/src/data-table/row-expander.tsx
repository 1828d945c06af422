"use client";

import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";
import { ChevronRight } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import type { AnyRow } from "./tanstack-model.js";

interface RowExpanderProps<Row extends RowData> {
  row: AnyRow<Row>;
  /** Space in place of the button, so that texts of a level are aligned. */
  hasSpace: boolean;
  children: ReactNode;
}

/** The content of a row's first cell, indented by its level, with the button that expands the row. */
export function RowExpander<Row extends RowData>({ row, hasSpace, children }: RowExpanderProps<Row>) {
  const { table: texts } = useMessages();
  return (
    <span data-level="" style={{ paddingInlineStart: `${row.depth * 1.25}rem` }}>
      {row.getCanExpand() ? (
        <button
          type="button"
          data-expander=""
          aria-expanded={row.getIsExpanded()}
          aria-label={texts.expandRow}
          onClick={row.getToggleExpandedHandler()}
        >
          <ChevronRight size={14} aria-hidden="true" />
        </button>
      ) : (
        hasSpace && <span className="ui:w-5" />
      )}
      {children}
    </span>
  );
}
