import type { ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import type { ColumnCell } from "./column-cells.js";

/** One character per cell: a text cell written to the DOM, or a cell rendered by React. */
export type RowShape = string;

const [textCell, reactCell] = [".", "#"];

/**
 * The shape of a row with these contents. A cell that React rendered once stays so, because React can render text
 * too.
 */
export function shapeOf(contents: readonly ReactNode[], before: RowShape = ""): RowShape {
  let shape = "";
  for (let index = 0; index < contents.length; index += 1) {
    shape += isText(contents[index]) && before[index] !== reactCell ? textCell : reactCell;
  }
  return shape;
}

/** Whether the content is only text. */
export function isText(content: ReactNode): boolean {
  return typeof content !== "object" || content === null;
}

/** Whether React renders the cell at this index. */
export function isReactCell(shape: RowShape, index: number): boolean {
  return shape[index] === reactCell;
}

/** CSS classes of a row's cells, by column. */
export type CellClasses = readonly (string | undefined)[];

/** Empty cells to copy for each row: the checkbox and one cell per column. */
export type RowPattern = DocumentFragment;

/** The cell of a row's checkbox. Its role is needed if the table's CSS removes the native one. */
export interface CheckboxCell {
  role: string | undefined;
}

/** Builds the pattern. Omit `checkbox` if rows have none. */
export function rowPattern(
  cells: readonly Pick<ColumnCell<never>, "tag" | "attributes" | "className" | "style">[],
  checkbox: CheckboxCell | undefined,
): RowPattern {
  const pattern = document.createDocumentFragment();
  if (checkbox) {
    const role = checkbox.role && { role: checkbox.role };
    const cell = append(pattern, "td", { ...role, "data-select-cell": "", "data-sticky": "" });
    append(cell, "input", { type: "checkbox", class: "portico-check", tabindex: "-1" });
  }
  for (const { tag, attributes, className, style = {} } of cells) {
    const cell = append(pattern, tag, { ...attributes, ...(className && { class: className }) });
    cell.append("");
    for (const name of widthNames) {
      if (style[name] !== undefined) cell.style[name] = `${style[name]}px`;
    }
  }
  return pattern;
}

const widthNames = ["width", "minWidth", "maxWidth"] as const;

function append(parent: Node, tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = parent.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The text cells of a row. */
export interface TextCells {
  readonly pattern: RowPattern;
  readonly shape: RowShape;
  readonly cells: readonly Element[];
  /** By column; undefined if React renders the cell. */
  readonly texts: readonly (Text | undefined)[];
}

/** Adds a copy of the pattern's cells around the cells that React rendered. */
export function addCells(row: Element, pattern: RowPattern, shape: RowShape): TextCells {
  const copy = document.importNode(pattern, true);
  const cells = [...copy.children];
  const texts: (Text | undefined)[] = [];
  const reactCells = [...row.children];
  const firstColumn = cells.length - shape.length;
  for (let index = 0; index < shape.length; index += 1) {
    const cell = cells[firstColumn + index];
    const text = cell?.firstChild;
    const own = isReactCell(shape, index) ? reactCells.shift() : undefined;
    if (own) cell?.replaceWith(own);
    texts.push(!own && text instanceof Text ? text : undefined);
  }
  row.prepend(copy);
  return { pattern, shape, cells, texts };
}

/** Updates a row's text nodes. */
export function writeTexts({ texts }: TextCells, contents: readonly ReactNode[]): void {
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index];
    const content = contents[index];
    const next = typeof content === "boolean" ? "" : String(content ?? "");
    if (text && text.data !== next) text.data = next;
  }
}

/** Updates the classes of a row's cells. */
export function writeClasses(
  { cells, shape }: TextCells,
  columns: readonly Pick<ColumnCell<never>, "className">[],
  classes: CellClasses,
): void {
  const firstColumn = cells.length - shape.length;
  columns.forEach(({ className }, index) => {
    const cell = cells[firstColumn + index];
    const next = cx(className, classes[index]);
    if (cell && !isReactCell(shape, index) && cell.className !== next) cell.className = next;
  });
}
