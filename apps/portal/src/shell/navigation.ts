import { allows, type Rights } from "@portico/contract";
import { type ListScreen, type NavigationSection, navigationSections } from "@portico/portal-config";
import { type Section, sections } from "../screens/navigation.ts";

/** One link of the sidebar. */
export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
}

/** One section of the sidebar with what this person may open in it. */
export interface VisibleSection extends Section {
  readonly id: NavigationSection;
  readonly entries: readonly NavigationEntry[];
}

const lastUnlessSaid = 100;

/** The address of a screen. */
export function screenHref({ path }: ListScreen): string {
  return `/portal/${path}`;
}

/** The sections that hold something this person may open, in order. */
export function visibleSections(
  screens: readonly ListScreen[],
  rights: Rights | undefined,
): VisibleSection[] {
  return navigationSections
    .filter((id) => allows(sections[id].access, rights))
    .map((id) => ({ id, ...sections[id], entries: entriesOf(id, screens, rights) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where the first step of a path leads when nothing follows: to the first of the screens below it. */
export function indexRedirects(screens: readonly ListScreen[]): { path: string; to: string }[] {
  const taken = new Set(screens.map(({ path }) => path));
  const inOrder = screens.toSorted(byOrder).map((screen) => ({
    path: screen.path.split("/")[0] ?? "",
    to: screenHref(screen),
  }));
  return inOrder.filter(
    ({ path }, index) => !taken.has(path) && inOrder.findIndex((other) => other.path === path) === index,
  );
}

function byOrder(a: ListScreen, b: ListScreen): number {
  return (a.navigation?.order ?? lastUnlessSaid) - (b.navigation?.order ?? lastUnlessSaid);
}

function entriesOf(section: NavigationSection, screens: readonly ListScreen[], rights: Rights | undefined) {
  return screens
    .filter(({ navigation, access }) => navigation?.section === section && allows(access, rights))
    .toSorted(byOrder)
    .map((screen) => ({ label: screen.navigation?.label ?? screen.title, href: screenHref(screen) }));
}
