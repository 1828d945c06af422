import { allows, type Rights } from "@portico/contract";
import { type NavigationSection, navigationSections } from "@portico/portal-config";
import { type Section, sections } from "../screens/navigation.ts";
import { hrefOf, type RouteEntry } from "./route-table.ts";

/** A link in the sidebar. */
export interface NavigationEntry {
  /** Its name in its section: "Lost". */
  readonly label: string;
  /** Its name anywhere else: "Lost policies". */
  readonly title: string;
  readonly href: string;
  /** Whether the sidebar has links to pages below this one. If so, only the exact path marks this link as current. */
  readonly hasPagesBelow: boolean;
}

/** A section of the sidebar with the links that the user may open. */
export interface VisibleSection extends Section {
  readonly id: NavigationSection;
  readonly entries: readonly NavigationEntry[];
}

const defaultOrder = 100;

/** A page that can be in the sidebar. */
export type NavigablePage = Pick<RouteEntry, "path" | "access" | "title"> & {
  /** The page's section in the sidebar. Pages without a section, or with an unknown one, aren't listed. */
  readonly navigation?:
    | { readonly section: string; readonly label?: string | undefined; readonly order?: number | undefined }
    | undefined;
};

/** Returns the sections with at least one link that the user may open, in order. */
export function visibleSections(
  routes: readonly NavigablePage[],
  rights: Rights | undefined,
): VisibleSection[] {
  return navigationSections
    .filter((id) => allows(sections[id].access, rights))
    .map((id) => ({ id, ...sections[id], entries: entriesOf(id, routes, rights) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the link of a section with a single link of the same name, which is rendered without a heading. */
export function onlyEntry({ label, entries }: VisibleSection): NavigationEntry | undefined {
  const [first] = entries;
  return entries.length === 1 && first?.label === label ? first : undefined;
}

/** Returns the pages of a section, in order. */
export function pagesOf<Page extends NavigablePage>(
  section: NavigationSection,
  pages: readonly Page[],
): readonly Page[] {
  return pages
    .filter(({ navigation }) => navigation?.section === section)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Returns a page's position in its section. Lower numbers come first. */
export function orderOf({ navigation }: NavigablePage): number {
  return navigation?.order ?? defaultOrder;
}

/** Returns a page's label in the sidebar. */
export function labelOf({ navigation, title }: NavigablePage): string {
  return navigation?.label ?? title;
}

function entriesOf(
  section: NavigationSection,
  routes: readonly NavigablePage[],
  rights: Rights | undefined,
): NavigationEntry[] {
  const entries = pagesOf(section, routes)
    .filter(({ access }) => allows(access, rights))
    .map((route) => ({ label: labelOf(route), title: route.title, href: hrefOf(route) }));
  const isBelow = (href: string) => entries.some((other) => other.href.startsWith(`${href}/`));
  return entries.map((entry) => ({ ...entry, hasPagesBelow: isBelow(entry.href) }));
}
