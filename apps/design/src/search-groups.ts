import type { CommandGroup } from "@portico/ui/command-palette";
import { nameOf, type SitePage, sectionOf } from "./site.ts";

/** A page that the search finds, with the other names by which it does. */
export interface SearchedPage extends Pick<SitePage, "title" | "path"> {
  readonly words: readonly string[];
}

/** What most people search for. */
const firstSection = "Components";

/** The pages by section, components first. `onOpen` is called with the path of the chosen page. */
export function searchGroups(
  pages: readonly SearchedPage[],
  onOpen: (path: string) => void,
): readonly CommandGroup[] {
  return [...new Set([firstSection, ...pages.map(sectionOf)])].map((section) => ({
    id: section,
    label: section,
    commands: pages
      .filter((page) => sectionOf(page) === section)
      .map((page) => ({
        id: page.path,
        label: nameOf(page),
        keywords: [page.title, ...page.words],
        onPress: () => onOpen(page.path),
      })),
  }));
}
