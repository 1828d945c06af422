/** The user's own sections of the sidebar. */
export const personalSectionMessages = {
  favorites: "Favorites",
  recent: "Recent",
} as const;
