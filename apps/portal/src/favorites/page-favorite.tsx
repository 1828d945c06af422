import type { PageFavoriteProps } from "@portico/renderer/host";
import { useFavorites } from "./use-favorites.ts";

/** Gives the state of a page as a favorite to what it renders. */
export function PageFavorite({ page, isEnabled, children }: PageFavoriteProps) {
  const { find, toggle } = useFavorites({ isEnabled });
  return children({ isFavorite: find(page.path) !== undefined, toggle: () => toggle(page) });
}
