export { type Tree, treeOf } from "./tree-of.js";
export { type TreeRows, type TreeRowsOptions, useTreeRows } from "./use-tree-rows.js";
