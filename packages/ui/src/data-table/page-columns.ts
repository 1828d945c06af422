import type { ReactNode } from "react";
import type { ColumnGroup, DataTableColumnMeta, TableColumn } from "./column.js";
import { type ColumnTemplate, columnName, renderTemplate, valueText } from "./column-template.js";
import { type Accessor, type Page, type PageRow, pageRow } from "./page-row.js";

/** The options of a `ColumnDef` that server pages use, whatever features it is for. */
interface AnyColumnDef<Row> {
  id?: string;
  accessorKey?: unknown;
  accessorFn?: Accessor<Row>;
  header?: ColumnTemplate;
  cell?: ColumnTemplate;
  footer?: ColumnTemplate;
  columns?: readonly AnyColumnDef<Row>[];
  meta?: DataTableColumnMeta;
  size?: number;
  enableSorting?: boolean;
  enableHiding?: boolean;
  enableResizing?: boolean;
}

/** The options of a `ColumnDef` that the columns menu uses. */
export type MenuColumnDef = Pick<
  AnyColumnDef<never>,
  "id" | "accessorKey" | "header" | "meta" | "enableHiding"
> & { columns?: readonly MenuColumnDef[] };

/** The columns without their cells. */
export function menuColumns(defs: readonly MenuColumnDef[]): readonly TableColumn<never>[] {
  return pageColumns<never>(defs, () => ({ rows: [], rowId: () => "" }));
}

/** The columns of a server page. `defs` are `ColumnDef`s of any features. */
export function pageColumns<Row>(
  defs: readonly object[],
  page: () => Page<Row>,
): readonly TableColumn<Row>[] {
  const accessors = new Map<string, Accessor<Row>>();
  let last: PageRow<Row> | undefined;
  // The cells of a row are rendered one after the other.
  const rowOf = (original: Row) => {
    if (last?.original !== original) last = pageRow(original, page, accessors);
    return last;
  };
  return flatten<Row>(defs, []).map(({ def, groups }) => {
    const id = idOf(def);
    const accessor = accessorOf(def);
    if (accessor) accessors.set(id, accessor);
    return tableColumn({ def, id, groups, rowOf, hasValue: accessor !== undefined });
  });
}

interface LeafDef<Row> {
  def: AnyColumnDef<Row>;
  groups: readonly ColumnGroup[];
}

function flatten<Row>(
  defs: readonly AnyColumnDef<Row>[],
  groups: readonly ColumnGroup[],
): readonly LeafDef<Row>[] {
  return defs.flatMap((def) => {
    if (!def.columns) return [{ def, groups }];
    const id = idOf(def);
    const header = () => renderTemplate(def.header, { column: { id, columnDef: def } });
    return flatten(def.columns, [...groups, { id, header }]);
  });
}

interface Options<Row> extends LeafDef<Row> {
  id: string;
  rowOf: (row: Row) => PageRow<Row>;
  hasValue: boolean;
}

function tableColumn<Row>({ def, id, groups, rowOf, hasValue }: Options<Row>): TableColumn<Row> {
  const { meta = {}, enableSorting, enableHiding, enableResizing } = def;
  const column = { id, columnDef: def };
  const value = (row: Row) => rowOf(row).getValue(id);
  const cell = (original: Row): ReactNode => {
    const row = rowOf(original);
    const getValue = () => row.getValue(id);
    return renderTemplate(def.cell, { row, column, getValue, renderValue: getValue });
  };
  return {
    id,
    name: columnName(id, meta.label, def.header),
    header: () => renderTemplate(def.header ?? id, { column, header: column }),
    cell: def.cell === undefined ? (row) => valueText(value(row)) : cell,
    text: hasValue ? (row) => valueText(value(row)) : undefined,
    footer: def.footer === undefined ? undefined : () => renderTemplate(def.footer, { column }),
    align: meta.align,
    width: def.size,
    isSortable: enableSorting ?? hasValue,
    isRowHeader: meta.isRowHeader,
    isAlwaysShown: enableHiding === false,
    hasFixedWidth: enableResizing === false,
    className: meta.cellClassName,
    isTight: meta.isTight,
    isEditable: meta.isEditable,
    isCurrent: meta.isCurrent,
    priority: meta.priority,
    typicalText: meta.typicalText,
    groups,
  };
}

function idOf<Row>({ id, accessorKey, header }: AnyColumnDef<Row>): string {
  const name = id ?? (accessorKey === undefined ? header : String(accessorKey).replaceAll(".", "_"));
  if (typeof name !== "string" || name === "") {
    throw new Error("A column needs an id, an accessorKey or a text header to be identified.");
  }
  return name;
}

function accessorOf<Row>({ accessorFn, accessorKey }: AnyColumnDef<Row>): Accessor<Row> | undefined {
  if (accessorFn) return accessorFn;
  if (accessorKey === undefined) return undefined;
  const path = String(accessorKey).split(".");
  return (row) => path.reduce<unknown>(valueIn, row);
}

function valueIn(container: unknown, key: string): unknown {
  if (typeof container !== "object" || container === null) return undefined;
  return Reflect.get(container, key);
}
