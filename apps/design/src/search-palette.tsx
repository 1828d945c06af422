import { CommandPalette, type CommandPaletteProps } from "@portico/ui/command-palette";
import { use } from "react";
import { type SearchedPage, searchGroups } from "./search-groups.ts";

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
      groups={searchGroups(use(loadPages()), (path) => location.assign(path))}
    />
  );
}
