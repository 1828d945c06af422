import { stickyOf, type TableColumn } from "./column.js";
import { widthStyle } from "./column-layout.js";

interface DataTableFooterProps<Row> {
  columns: readonly TableColumn<Row>[];
  hasCheckbox: boolean;
  hasActions: boolean;
  /** Its elements have explicit roles, and their widths from the CSS of the table. */
  hasRoles: boolean;
  /** The widths of columns are given. */
  isFitted: boolean;
  isGrid: boolean;
  /** Its `aria-rowindex`, if rows are counted. */
  ariaRowIndex: number | undefined;
}

/** The totals, which stay visible below the rows. */
export function DataTableFooter<Row>(props: DataTableFooterProps<Row>) {
  const { columns, hasCheckbox, hasActions, hasRoles, isFitted, isGrid, ariaRowIndex } = props;
  const cellRole = hasRoles ? (isGrid ? "gridcell" : "cell") : undefined;
  return (
    <tfoot role={hasRoles ? "rowgroup" : undefined}>
      <tr role={hasRoles ? "row" : undefined} aria-rowindex={ariaRowIndex}>
        {hasCheckbox && <td role={cellRole} data-select-cell="" data-sticky="" />}
        {columns.map((column, index) => (
          <td
            key={column.id}
            role={cellRole}
            data-align={column.align}
            data-sticky={stickyOf(column, index)}
            style={hasRoles || isFitted ? undefined : widthStyle(column)}
          >
            {column.footer?.()}
          </td>
        ))}
        {hasActions && <td role={cellRole} data-actions="" />}
      </tr>
    </tfoot>
  );
}
