import { RowCells, type RowProps } from "./row-cells.js";
import { rowPlace } from "./row-place.js";

/** A row that is only read. */
export function PlainRow<Row>({ top, ariaRowIndex, ...cells }: RowProps<Row>) {
  return (
    <tr {...rowPlace(top)} data-row-id={cells.id} aria-rowindex={ariaRowIndex}>
      <RowCells {...cells} isOneTabStop={false} />
    </tr>
  );
}
