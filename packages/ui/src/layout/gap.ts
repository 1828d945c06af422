import type { HTMLAttributes } from "react";
import type { AsChildProps } from "../slot/slot.js";

/** A step of the `space` tokens, 4 px each: `4` is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** The props of layout parts. With `asChild`, the child is the part, such as a list or a form. */
export interface LayoutProps extends HTMLAttributes<HTMLElement>, AsChildProps {
  /** The space between the children. `0` is none. */
  gap?: Space | undefined;
}

/** The class of a gap. */
export function gapClass(gap: Space): string {
  return `portico-gap-${gap}`;
}
