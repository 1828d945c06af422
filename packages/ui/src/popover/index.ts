export { AnchoredPopover, type AnchoredPopoverProps } from "./anchored-popover.js";
export { Popover, type PopoverProps } from "./popover.js";
