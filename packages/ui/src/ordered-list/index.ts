export { moveEntry } from "./order.js";
export { type OrderedEntry, OrderedList, type OrderedListProps } from "./ordered-list.js";
