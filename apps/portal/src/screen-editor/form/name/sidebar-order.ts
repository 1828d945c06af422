import type { NavigationSection } from "@portico/portal-config";
import { labelOf, type NavigablePage, orderOf, pagesOf } from "../../../routing/navigation.ts";

/** A place in a section of the sidebar, next to its end. */
export interface PositionInSection {
  /** The number that is for it. */
  readonly order: number;
  /** The page that it follows; undefined at the top. */
  readonly after: string | undefined;
}

/** The places that a screen can have among a section's own pages, from the top down. Of the end no number is said. */
export function positionsIn(
  section: NavigationSection,
  pages: readonly NavigablePage[],
): readonly PositionInSection[] {
  const own = pagesOf(section, pages);
  // What has the same number as a page follows it, and all others of that number.
  const last = new Map(own.map((page) => [orderOf(page), labelOf(page)]));
  const following = [...last].slice(0, -1).map(([order, after]) => ({ order, after }));
  const [first] = own;
  return first ? [{ order: orderOf(first) - 1, after: undefined }, ...following] : [];
}
