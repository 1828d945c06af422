export { Toolbar, type ToolbarProps } from "./toolbar.js";
export type { ToolbarAction } from "./toolbar-action.js";
