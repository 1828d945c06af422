import { Fragment, isValidElement, type ReactNode } from "react";
import type { CellOfColumn } from "./cell-of-column.js";
import type { RowId } from "./selection.js";
import { isDrawn, isText, type RowShape } from "./written-cells.js";

interface DrawnCells<Row> {
  id: RowId;
  cells: readonly CellOfColumn<Row>[];
  /** What they show, by column. */
  contents: readonly ReactNode[];
  /** Says which cells are drawn; nothing where all are. */
  shape: RowShape | undefined;
}

/**
 * The cells of a row that React draws. In a reused row, what may remember something is made anew for each row,
 * so that nothing passes from one to another.
 */
export function drawCells<Row>({ id, cells, contents, shape }: DrawnCells<Row>): readonly ReactNode[] {
  return cells.map(({ column, tag: Cell, attributes, style }, index) => {
    if (shape !== undefined && !isDrawn(shape, index)) return null;
    const content = contents[index];
    return (
      <Cell key={column.id} style={style} {...attributes}>
        {remembersNothing(content) ? content : <Fragment key={id}>{content}</Fragment>}
      </Cell>
    );
  });
}

/** Whether something in a row may take the focus. */
export function mayHoldControls(contents: readonly ReactNode[]): boolean {
  return !contents.every(remembersNothing);
}

const textTags = new Set(["span", "strong", "em", "b", "i", "small", "time", "code", "abbr", "div", "p"]);

/** Text, or elements of the browser's own around texts. */
function remembersNothing(content: ReactNode): boolean {
  if (isText(content)) return true;
  if (Array.isArray(content)) return content.every(remembersNothing);
  if (!isValidElement<{ children?: ReactNode }>(content)) return false;
  const { type, props } = content;
  return typeof type === "string" && textTags.has(type) && remembersNothing(props.children);
}
