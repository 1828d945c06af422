import { type CommandGroup, CommandPalette, type CommandPaletteProps } from "@portico/ui/command-palette";
import { use } from "react";
import { nameOf, type SitePage, sectionOf } from "./site.ts";

/** A page that the search finds, with the other names by which it does. */
export interface SearchedPage extends Pick<SitePage, "title" | "path"> {
  readonly words: readonly string[];
}

let loading: Promise<readonly SearchedPage[]> | undefined;

function loadPages(): Promise<readonly SearchedPage[]> {
  loading ??= fetch(`${import.meta.env.BASE_URL}search.json`).then((response) => response.json());
  return loading;
}

/** Finds pages by their titles and other names. */
export function SearchPalette(props: Pick<CommandPaletteProps, "isOpen" | "onOpenChange">) {
  return (
    <CommandPalette
      {...props}
      title="Search"
      searchLabel="Search components and guides"
      groups={groupsOf(use(loadPages()))}
    />
  );
}

function groupsOf(pages: readonly SearchedPage[]): readonly CommandGroup[] {
  return [...new Set(pages.map(sectionOf))].map((section) => ({
    id: section,
    label: section,
    commands: pages
      .filter((page) => sectionOf(page) === section)
      .map((page) => ({
        id: page.path,
        label: nameOf(page),
        keywords: [page.title, ...page.words],
        onPress: () => location.assign(page.path),
      })),
  }));
}
