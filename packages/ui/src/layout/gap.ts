import type { HTMLAttributes } from "react";
import type { AsChildProps } from "../slot/slot.js";

/** A distance of the `space` tokens, in steps of 4 px: `4` is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** The props of layout parts. With `asChild`, the child is the part, such as a list or a form. */
export interface LayoutProps extends HTMLAttributes<HTMLElement>, AsChildProps {
  /** The distance between the children. `0` is none. */
  gap?: Space | undefined;
}

/** The class of a distance. */
export function gapClass(gap: Space): string {
  return `portico-gap-${gap}`;
}
