export { createIcon, type IconComponent, type IconProps, type IconShape } from "./create-icon.js";
export * from "./generated/index.js";
