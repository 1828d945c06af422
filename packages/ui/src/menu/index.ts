export { Menu, type MenuProps } from "./menu.js";
export type { MenuItem } from "./menu-item.js";
