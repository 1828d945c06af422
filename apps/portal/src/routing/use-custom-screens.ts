import type { CustomScreenOutline } from "@portico/contract/features/configuration.schemas";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import type { NavigablePage } from "./navigation.ts";
import { type OpenPageTitle, useOpenPageTitles } from "./open-page-titles.ts";
import type { PageTitles } from "./page-title.ts";

const noScreens: readonly CustomScreenOutline[] = [];

/** Returns the custom screens that the user may open, for the sidebar and the breadcrumbs. */
export function useCustomScreens() {
  const screens = useConfiguration()?.session?.screens ?? noScreens;
  const open = useOpenPageTitles();
  return useMemo(
    () => ({
      pages: screens.map((screen): NavigablePage => ({ ...screen, access: "session" })),
      ...titlesOf(screens, open),
    }),
    [screens, open],
  );
}

/** The titles by address. An open screen has its own, even if it was updated or retired since. */
function titlesOf(screens: readonly CustomScreenOutline[], open: readonly OpenPageTitle[]) {
  const published = screens.map(({ path, title }) => [`/portal/${path}`, title] as const);
  const mapOf = (pages: readonly OpenPageTitle[]): PageTitles =>
    new Map([
      ...published,
      ...pages.flatMap(({ address, title }) => (title ? [[address, title] as const] : [])),
    ]);
  return {
    /** For breadcrumbs, with the names of rows. */
    titles: mapOf(open),
    /** For the browser tab, without them. */
    tabTitles: mapOf(open.filter(({ isPersonal }) => !isPersonal)),
  };
}
