import { RowCells, type RowProps } from "./row-cells.js";

/** A row that is only read. */
export function PlainRow<Row>(props: RowProps<Row>) {
  return (
    <tr data-row-id={props.id} aria-rowindex={props.ariaRowIndex}>
      <RowCells {...props} />
    </tr>
  );
}
