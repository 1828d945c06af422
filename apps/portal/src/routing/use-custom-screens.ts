import type { CustomScreenOutline } from "@portico/contract/features/configuration.schemas";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import type { NavigablePage } from "./navigation.ts";
import { useOpenPageTitles } from "./open-page-titles.ts";

const noScreens: readonly CustomScreenOutline[] = [];

/** Returns the custom screens that the user may open, for the sidebar and the breadcrumbs. */
export function useCustomScreens() {
  const screens = useConfiguration()?.session?.screens ?? noScreens;
  const open = useOpenPageTitles();
  return useMemo(
    () => ({
      pages: screens.map((screen): NavigablePage => ({ ...screen, access: "session" })),
      /** Titles by path. An open screen has its own title, even if it was updated or retired since. */
      titles: new Map([...screens.map(({ path, title }) => [`/portal/${path}`, title] as const), ...open]),
    }),
    [screens, open],
  );
}
