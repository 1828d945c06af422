import type { NavigationSection } from "@portico/portal-config";
import { labelOf, type NavigablePage, orderOf, pagesOf } from "../../../../../routing/navigation.ts";

/** A position in a section of the sidebar, before the end. */
export interface PositionInSection {
  /** The number that is for it. */
  readonly order: number;
  /** The page that it follows; undefined at the top. */
  readonly after: string | undefined;
}

/** The positions that a screen can have among a section's pages, from the top; the end has no number. */
export function positionsIn(
  section: NavigationSection,
  pages: readonly NavigablePage[],
): readonly PositionInSection[] {
  const own = pagesOf(section, pages);
  // A screen with the same number as pages follows all of them.
  const last = new Map(own.map((page) => [orderOf(page), labelOf(page)]));
  const following = [...last].slice(0, -1).map(([order, after]) => ({ order, after }));
  const [first] = own;
  return first ? [{ order: orderOf(first) - 1, after: undefined }, ...following] : [];
}
