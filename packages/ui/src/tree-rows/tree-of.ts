/** Rows in a tree, for the options `data` and `getSubRows` of a TanStack table. */
export interface Tree<Row> {
  /** The rows of the first level. */
  data: readonly Row[];
  /** Returns the rows below a row; undefined if there are none. */
  getSubRows: (row: Row) => Row[] | undefined;
}

interface TreeOptions<Row> {
  rowId: (row: Row) => string;
  /** The id of the row above; undefined or null at the first level. */
  parentId: (row: Row) => string | null | undefined;
}

/**
 * Builds a tree of rows that say which row they belong to. Rows keep their order. A row whose parent is not among the
 * rows, or which would be below itself, is at the first level, so that no row is lost.
 */
export function treeOf<Row>(rows: readonly Row[], { rowId, parentId }: TreeOptions<Row>): Tree<Row> {
  const byId = new Map(rows.map((row) => [rowId(row), row]));
  const parentOf = (row: Row) => byId.get(parentId(row) ?? "");
  const children = new Map<string, Row[]>();
  const data = rows.filter((row) => {
    const parent = parentOf(row);
    if (parent === undefined || isBelowItself(row, parentOf)) return true;
    const id = rowId(parent);
    children.set(id, [...(children.get(id) ?? []), row]);
    return false;
  });
  return { data, getSubRows: (row) => children.get(rowId(row)) };
}

function isBelowItself<Row>(row: Row, parentOf: (row: Row) => Row | undefined): boolean {
  const seen = new Set<Row>();
  for (let above = parentOf(row); above !== undefined && !seen.has(above); above = parentOf(above)) {
    if (above === row) return true;
    seen.add(above);
  }
  return false;
}
