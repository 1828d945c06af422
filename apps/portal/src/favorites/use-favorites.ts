import type { Favorite } from "@portico/contract/features/screens/favorites.schemas";
import { useViewMessages } from "@portico/renderer/messages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson, request } from "../api/client.ts";

const key = ["favorites.list"];

/** A page of the portal that can be a favorite. */
export interface FavoritePage {
  readonly path: string;
  readonly title: string;
}

/** The user's favorite pages, and a function that adds or removes one and returns the text of the notification. */
export function useFavorites({ isEnabled }: { isEnabled: boolean }) {
  const texts = useViewMessages();
  const queries = useQueryClient();
  const { data: favorites = [] } = useQuery<readonly Favorite[]>({
    queryKey: key,
    queryFn: ({ signal }) => fetchJson("favorites.list", { signal }),
    staleTime: 60_000,
    enabled: isEnabled,
  });
  const find = (path: string) => favorites.find((favorite) => favorite.path === path);
  const toggle = async (page: FavoritePage): Promise<string> => {
    const found = find(page.path);
    if (found) await request("favorites.remove", { params: { id: found.id } });
    else await request("favorites.add", { body: page });
    await queries.invalidateQueries({ queryKey: key });
    return found ? texts.favoriteRemoved(page.title) : texts.favoriteAdded(page.title);
  };
  return { favorites, find, toggle };
}
