export { type FavoritePage, useFavorites } from "../views/use-favorites.ts";
export { useViews } from "../views/use-views.ts";
