const lightFrom = 8;
const lightUntil = 18;

/** What the page is drawn in. */
export type Theme = "light" | "dark";

/**
 * The theme to show: the browser's preference, or light from 08:00 to 17:59 where there is none
 * (specification, part 1, section 1).
 */
export function themeFor(preference: Theme | undefined, hour: number): Theme {
  if (preference) return preference;
  return hour >= lightFrom && hour < lightUntil ? "light" : "dark";
}

/** Shows the theme that fits, and follows the browser's preference while the page is open. */
export function followTheme() {
  const queries = (["dark", "light"] as const).map((theme) => ({
    theme,
    query: window.matchMedia(`(prefers-color-scheme: ${theme})`),
  }));
  const apply = () => {
    const preference = queries.find(({ query }) => query.matches)?.theme;
    document.documentElement.dataset.theme = themeFor(preference, new Date().getHours());
  };
  for (const { query } of queries) query.addEventListener("change", apply);
  apply();
}
