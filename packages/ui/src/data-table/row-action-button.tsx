import type { DataTableColumn } from "./column.js";
import type { ShownColumn } from "./column-layout.js";
import { isText } from "./written-cells.js";

/**
 * The columns of a table that is only read but whose rows have a main action: the text that names a row becomes a
 * button, for those who use no mouse. What the page draws there itself is left alone.
 */
export function withActionButton<Row>(
  columns: readonly ShownColumn<DataTableColumn<Row>>[],
  headerIndex: number,
): readonly ShownColumn<DataTableColumn<Row>>[] {
  return columns.map((column, index) => {
    if (index !== headerIndex) return column;
    const cell = (row: Row) => {
      const content = column.cell(row);
      if (!isText(content)) return content;
      return (
        <button type="button" data-row-action="">
          {content}
        </button>
      );
    };
    return { ...column, cell };
  });
}
