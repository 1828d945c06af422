import type { ReactNode } from "react";
import type { CellOfColumn } from "./cell-of-column.js";

/** Which of a row's cells hold text, to be written by hand, and which React draws: a character for each. */
export type RowShape = string;

const [textCell, drawnCell] = [".", "#"];

/** The shape of a row with these contents; a cell that was drawn once stays so, since texts can be drawn too. */
export function shapeOf(contents: readonly ReactNode[], before: RowShape = ""): RowShape {
  let shape = "";
  for (let index = 0; index < contents.length; index += 1) {
    shape += isText(contents[index]) && before[index] !== drawnCell ? textCell : drawnCell;
  }
  return shape;
}

/** Whether it is nothing but text. */
export function isText(content: ReactNode): boolean {
  return typeof content !== "object" || content === null;
}

/** Whether React draws the cell at this place. */
export function isDrawn(shape: RowShape, index: number): boolean {
  return shape[index] === drawnCell;
}

/** The empty cells that a row's are copied from: its checkbox, and one for each column. */
export type RowPattern = DocumentFragment;

/** Makes the pattern; `checkboxRole` is left out where rows have no checkbox. */
export function rowPattern(
  cells: readonly Pick<CellOfColumn<never>, "tag" | "attributes">[],
  checkboxRole: string | undefined,
): RowPattern {
  const pattern = document.createDocumentFragment();
  if (checkboxRole) {
    const cell = append(pattern, "td", { role: checkboxRole, "data-select-cell": "", "data-held": "" });
    append(cell, "input", { type: "checkbox", class: "portico-check", tabindex: "-1" });
  }
  for (const { tag, attributes } of cells) append(pattern, tag, attributes).append("");
  return pattern;
}

function append(parent: Node, tag: string, attributes: Readonly<Record<string, string>>): Element {
  const element = parent.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** What was written into a row. */
export interface WrittenCells {
  readonly pattern: RowPattern;
  readonly shape: RowShape;
  readonly cells: readonly Element[];
  /** By column; nothing where React draws the cell. */
  readonly texts: readonly (Text | undefined)[];
}

/** Puts a copy of the pattern's cells around those that React has drawn in the row. */
export function addCells(row: Element, pattern: RowPattern, shape: RowShape): WrittenCells {
  const copy = document.importNode(pattern, true);
  const cells = [...copy.children];
  const texts: (Text | undefined)[] = [];
  const drawn = [...row.children];
  const firstColumn = cells.length - shape.length;
  for (let index = 0; index < shape.length; index += 1) {
    const cell = cells[firstColumn + index];
    const text = cell?.firstChild;
    const own = isDrawn(shape, index) ? drawn.shift() : undefined;
    if (own) cell?.replaceWith(own);
    texts.push(!own && text instanceof Text ? text : undefined);
  }
  row.prepend(copy);
  return { pattern, shape, cells, texts };
}

/** Writes a row's texts over those of the row before. */
export function writeTexts({ texts }: WrittenCells, contents: readonly ReactNode[]): void {
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index];
    const content = contents[index];
    const next = typeof content === "boolean" ? "" : String(content ?? "");
    if (text && text.data !== next) text.data = next;
  }
}
