import type { Header, RowData, StockFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { ColumnGroup, DataTableColumnMeta, TableColumn } from "./column.js";
import { columnName, renderTemplate, valueText } from "./column-template.js";
import { RowExpander } from "./row-expander.js";
import type { AnyColumn, AnyRow, AnyTable } from "./tanstack-model.js";

/** The default of `size` in TanStack Table, which the table takes as not given. */
const defaultSize = 150;

type ColumnHeader<Row extends RowData> = Header<StockFeatures, Row, unknown>;

/**
 * The visible columns of a TanStack table, with the pinned ones at the ends.
 * @param isTree rows have levels, or can be expanded
 */
export function modelColumns<Row extends RowData>(
  table: AnyTable<Row>,
  isTree: boolean,
): readonly TableColumn<AnyRow<Row>>[] {
  const start = table.getStartVisibleLeafColumns?.() ?? [];
  const end = table.getEndVisibleLeafColumns?.() ?? [];
  const visible = table.getVisibleLeafColumns?.() ?? table.getAllLeafColumns();
  const center = table.getCenterVisibleLeafColumns?.() ?? visible;
  const shown = [...start, ...center, ...end];
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  const rowHeaderId = (shown.find(({ columnDef }) => metaOf(columnDef).isRowHeader) ?? shown[0])?.id;
  return shown.map((column, index) => {
    const sticky =
      index < start.length
        ? `start-${index + 1}`
        : index >= shown.length - end.length
          ? `end-${shown.length - index}`
          : undefined;
    return { ...tableColumn(table, column, headers, column.id === rowHeaderId, isTree), sticky };
  });
}

function tableColumn<Row extends RowData>(
  table: AnyTable<Row>,
  column: AnyColumn<Row>,
  headers: ReadonlyMap<string, ColumnHeader<Row>>,
  isRowHeader: boolean,
  isTree: boolean,
): TableColumn<AnyRow<Row>> {
  const { id, columnDef } = column;
  const meta = metaOf(columnDef);
  const header = headers.get(id);
  const context = header?.getContext() ?? { column, table };
  const { footer, size } = columnDef;
  const hasGroups = (table.atoms.grouping?.get().length ?? 0) > 0;
  return {
    id,
    name: columnName(id, meta.label, columnDef.header),
    header: () => renderTemplate(columnDef.header, context),
    cell: (row) => {
      const content = hasGroups
        ? groupedContent(row, id, isRowHeader)
        : renderTemplate(columnDef.cell, cellContext(table, column, row));
      const isExpander = row.getIsGrouped?.() ? row.groupingColumnId === id : isRowHeader;
      if (!isExpander || !isTree) return content;
      return (
        <RowExpander row={row} hasSpace={!hasGroups}>
          {content}
        </RowExpander>
      );
    },
    text: column.accessorFn && ((row) => valueText(row.getValue(id))),
    footer: footer === undefined ? undefined : () => renderTemplate(footer, context),
    align: meta.align,
    width: size === defaultSize ? undefined : size,
    fixedWidth: table.atoms.columnSizing?.get()[id],
    isSortable: column.getCanSort?.() ?? false,
    isRowHeader: meta.isRowHeader,
    hasFixedWidth: !column.getCanResize?.(),
    className: meta.cellClassName,
    isTight: meta.isTight,
    isEditable: meta.isEditable,
    isCurrent: meta.isCurrent,
    priority: meta.priority,
    typicalText: meta.typicalText,
    isKept: table.atoms.columnVisibility?.get()[id],
    groups: groupsOf(column, headers),
  };
}

/** The context of a cell. TanStack's cell, which takes time to create, is created when it is read. */
function cellContext<Row extends RowData>(table: AnyTable<Row>, column: AnyColumn<Row>, row: AnyRow<Row>) {
  const { id } = column;
  return {
    table,
    column,
    row,
    getValue: () => row.getValue(id),
    renderValue: () => row.renderValue(id),
    get cell() {
      return row.getAllCellsByColumnId()[id];
    },
  };
}

/** A group's row has the value and the number of rows in its own column, and aggregated values in others. */
function groupedContent<Row extends RowData>(row: AnyRow<Row>, id: string, isRowHeader: boolean): ReactNode {
  const cell = row.getAllCellsByColumnId()[id];
  if (!cell || cell.getIsPlaceholder()) return undefined;
  const { cell: template, aggregatedCell } = cell.column.columnDef;
  const context = cell.getContext();
  if (cell.getIsAggregated?.()) return renderTemplate(aggregatedCell ?? template, context);
  if (!row.getIsGrouped()) return renderTemplate(template, context);
  if (cell.getIsGrouped()) {
    return (
      <>
        {renderTemplate(template, context)} <span data-group-count="">({rowCount(row)})</span>
      </>
    );
  }
  // The header of a group's row, which shows its value in another column.
  return isRowHeader ? <span className="ui:sr-only">{groupName(row)}</span> : undefined;
}

/** Number of rows in a group, without its subgroups. */
function rowCount<Row extends RowData>(group: AnyRow<Row>): number {
  return group.getLeafRows().filter((row) => !row.getIsGrouped?.()).length;
}

function groupName<Row extends RowData>(row: AnyRow<Row>): string {
  return `${valueText(row.groupingValue)} (${rowCount(row)})`;
}

function groupsOf<Row extends RowData>(
  { parent }: AnyColumn<Row>,
  headers: ReadonlyMap<string, ColumnHeader<Row>>,
): readonly ColumnGroup[] {
  if (!parent) return [];
  const context = headers.get(parent.id)?.getContext() ?? { column: parent };
  const header = () => renderTemplate(parent.columnDef.header, context);
  return [...groupsOf(parent, headers), { id: parent.id, header }];
}

/** The table's options in a column's `meta`. */
export function metaOf({ meta = {} }: { meta?: DataTableColumnMeta }): DataTableColumnMeta {
  return meta;
}
