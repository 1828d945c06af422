export { RichTooltip, type RichTooltipProps } from "./rich-tooltip.js";
