import { Fragment, isValidElement, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import type { ColumnCell } from "./column-cells.js";
import type { RowId } from "./selection.js";
import { type CellClasses, isReactCell, isText, type RowShape } from "./text-cells.js";

interface DrawnCells<Row> {
  id: RowId;
  cells: readonly ColumnCell<Row>[];
  /** The contents, by column. */
  contents: readonly ReactNode[];
  /** CSS classes by column, in addition to those of the columns. */
  classes: CellClasses | undefined;
  /** Which cells React renders; undefined if all. */
  shape: RowShape | undefined;
}

/**
 * The cells of a row that React renders. When a row element is reused, stateful content is remounted, so that no
 * state moves to another row.
 */
export function renderReactCells<Row>({
  id,
  cells,
  contents,
  classes,
  shape,
}: DrawnCells<Row>): readonly ReactNode[] {
  return cells.map(({ column, tag: Cell, attributes, className, style }, index) => {
    if (shape !== undefined && !isReactCell(shape, index)) return null;
    const content = contents[index];
    return (
      <Cell
        key={column.id}
        style={style}
        className={cx(className, classes?.[index]) || undefined}
        {...attributes}
      >
        {isStateless(content) ? content : <Fragment key={id}>{content}</Fragment>}
      </Cell>
    );
  });
}

/** Whether a row may contain focusable elements. */
export function mayHoldControls(contents: readonly ReactNode[]): boolean {
  return !contents.every(isStateless);
}

const textTags = new Set(["span", "strong", "em", "b", "i", "small", "time", "code", "abbr", "div", "p"]);

/** Whether the content is text, or native elements around text. */
export function isStateless(content: ReactNode): boolean {
  if (isText(content)) return true;
  if (Array.isArray(content)) return content.every(isStateless);
  if (!isValidElement<{ children?: ReactNode }>(content)) return false;
  const { type, props } = content;
  return typeof type === "string" && textTags.has(type) && isStateless(props.children);
}
