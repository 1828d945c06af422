"use client";

import { type CSSProperties, type RefObject, useMemo, useState } from "react";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import type { DataTableColumn } from "./column.js";
import type { ShownColumn } from "./column-layout.js";
import { columnTracks } from "./column-tracks.js";

interface Options<Row> {
  columns: readonly ShownColumn<DataTableColumn<Row>>[];
  rows: readonly Row[];
  isWindowed: boolean;
  hasCheckbox: boolean;
  hasActions: boolean;
  body: RefObject<HTMLElement | null>;
}

/** The columns' widths as CSS variables, where each row is a grid of its own. The first rows seen decide them. */
export function useColumnTracks<Row>(options: Options<Row>): CSSProperties | undefined {
  const { columns, rows, isWindowed, hasCheckbox, hasActions, body } = options;
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const [actionsWidth, setActionsWidth] = useState(0);

  useBrowserLayoutEffect(() => {
    if (!isWindowed || !hasActions) return;
    const cells = body.current?.querySelectorAll<HTMLElement>("td[data-actions]") ?? [];
    setActionsWidth(Math.ceil(Math.max(0, ...[...cells].map((cell) => cell.offsetWidth))));
  }, [isWindowed, hasActions, rows, body]);

  return useMemo(() => {
    if (!isWindowed) return undefined;
    const tracks = columnTracks(columns, sample, {
      hasCheckbox,
      actionsWidth: hasActions ? actionsWidth : undefined,
    });
    return {
      "--portico-table-columns": tracks.template,
      "--portico-table-width": `${tracks.width}px`,
    } as CSSProperties;
  }, [isWindowed, columns, sample, hasCheckbox, hasActions, actionsWidth]);
}
