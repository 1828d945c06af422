import { allows, type Rights } from "@portico/contract";
import { type NavigationSection, navigationSections } from "@portico/portal-config";
import { type Section, sections } from "../screens/navigation.ts";
import { hrefOf, type RouteEntry } from "./route-table.ts";

/** One link of the sidebar. */
export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  /** Whether another link leads to a page below it: pages below are then marked by their own link. */
  readonly hasPagesBelow: boolean;
}

/** One section of the sidebar with what this person may open in it. */
export interface VisibleSection extends Section {
  readonly id: NavigationSection;
  readonly entries: readonly NavigationEntry[];
}

const defaultOrder = 100;

/** What the sidebar knows of a page. */
export type NavigablePage = Pick<RouteEntry, "path" | "access" | "title"> & {
  /** Where it is; nowhere, by default. A section that there is no more holds nothing. */
  readonly navigation?:
    | { readonly section: string; readonly label?: string | undefined; readonly order?: number | undefined }
    | undefined;
};

/** The sections that hold something this person may open, in order. */
export function visibleSections(
  routes: readonly NavigablePage[],
  rights: Rights | undefined,
): VisibleSection[] {
  return navigationSections
    .filter((id) => allows(sections[id].access, rights))
    .map((id) => ({ id, ...sections[id], entries: entriesOf(id, routes, rights) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The one link of a section that needs no list below its name; undefined for a section with a list. */
export function onlyEntry({ label, entries }: VisibleSection): NavigationEntry | undefined {
  const [first] = entries;
  return entries.length === 1 && first?.label === label ? first : undefined;
}

/** The pages of a section, from top to bottom. */
export function pagesOf<Page extends NavigablePage>(
  section: NavigationSection,
  pages: readonly Page[],
): readonly Page[] {
  return pages
    .filter(({ navigation }) => navigation?.section === section)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** The number that a page is by in its section; low comes first. */
export function orderOf({ navigation }: NavigablePage): number {
  return navigation?.order ?? defaultOrder;
}

/** What a page is called in the sidebar. */
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
    .map((route) => ({ label: labelOf(route), href: hrefOf(route) }));
  const isBelow = (href: string) => entries.some((other) => other.href.startsWith(`${href}/`));
  return entries.map((entry) => ({ ...entry, hasPagesBelow: isBelow(entry.href) }));
}
