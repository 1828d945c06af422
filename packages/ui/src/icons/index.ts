export { createIcon, type IconComponent, type IconProps, type IconShape } from "../icon/create-icon.js";
export * from "./generated/index.js";
