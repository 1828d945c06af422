export { type NameValueItem, NameValueTable, type NameValueTableProps } from "./name-value-table.js";
