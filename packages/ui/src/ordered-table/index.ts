export { moveEntry } from "../ordered-list/order.js";
export { type OrderedColumn, OrderedTable, type OrderedTableProps } from "./ordered-table.js";
