import type { CustomScreenOutline } from "@portico/contract/features/settings/configuration.schemas";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import type { NavigablePage } from "./navigation.ts";
import type { PageTitles } from "./page-title.ts";
import { pathTitles } from "./routes.ts";

const noScreens: readonly CustomScreenOutline[] = [];
const noTitles: PageTitles = new Map();

/** The query key of the titles of open pages. They are set by the pages, not fetched. */
export const openPageTitles = ["open-page-titles"];

/** Returns the custom screens that the user may open, for the sidebar and the breadcrumbs. */
export function useCustomScreens() {
  const screens = useConfiguration()?.session?.screens ?? noScreens;
  const { data: open = noTitles } = useQuery<PageTitles>({ queryKey: openPageTitles, queryFn: skipToken });
  return useMemo(
    () => ({
      pages: screens.map((screen): CustomScreenOutline & NavigablePage => ({ ...screen, access: "session" })),
      /** Titles by path. An open screen has its own title, even if it was updated or retired since. */
      titles: new Map([
        ...pathTitles,
        ...screens.map(({ path, title }) => [`/portal/${path}`, title] as const),
        ...open,
      ]),
    }),
    [screens, open],
  );
}
