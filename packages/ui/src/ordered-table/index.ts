export { moveEntry } from "../ordered-list/order.js";
export type { OrderedColumn } from "./ordered-column.js";
export { OrderedTable, type OrderedTableProps } from "./ordered-table.js";
