import type { CSSProperties } from "react";
import type { TableColumn } from "./column.js";

/** The columns of cards, in the order of `ids`. */
export function columnsOfCards<Row>(
  columns: readonly TableColumn<Row>[],
  ids: readonly string[],
): readonly TableColumn<Row>[] {
  return ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

/** How many columns of a card have no label: the heading, and the value beside it. */
const withoutLabel = 2;

/** The labels of the lines of cards, as CSS variables of the table. */
export function cardLabels(columns: readonly Pick<TableColumn<never>, "name">[]): CSSProperties {
  const lines = columns.slice(withoutLabel);
  return Object.fromEntries(
    lines.map(({ name }, index) => [`--portico-card-label-${index + 1}`, JSON.stringify(name)]),
  );
}

/** The height of a card in px for a root font size of 16 px, as in cards.css. */
export function cardHeight(hasButtons: boolean): number {
  return hasButtons ? 136 : 92;
}
