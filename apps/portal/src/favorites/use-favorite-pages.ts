import { useViews } from "@portico/renderer/views";
import { useMemo } from "react";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { viewableScreens } from "../routing/viewable-screens.ts";
import { useSession } from "../session/session.ts";
import { type FavoritePage, useFavorites } from "./use-favorites.ts";

/**
 * The user's favorite lists and views with their current titles, without those that don't exist anymore or that the
 * user may not open.
 */
export function useFavoritePages(): readonly FavoritePage[] {
  const user = useSession();
  const { pages } = useCustomScreens();
  const { favorites } = useFavorites({ isEnabled: true });
  const hasViews = favorites.some(({ path }) => path.includes("?"));
  const { data: views } = useViews({ isEnabled: hasViews });
  return useMemo(() => {
    const screens = viewableScreens(pages, user);
    return favorites.flatMap(({ path, title }) => {
      const [href, query] = path.split("?");
      const screen = screens.find((one) => one.href === href);
      if (!screen) return [];
      if (query === undefined) return [{ path, title: screen.title }];
      if (!views) return [{ path, title }];
      const view = views.find(({ id }) => id === new URLSearchParams(query).get("view"));
      return view ? [{ path, title: `${screen.title}: ${view.name}` }] : [];
    });
  }, [favorites, pages, user, views]);
}
