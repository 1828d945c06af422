/** What the page is drawn in. */
export type Theme = "light" | "dark";

/** The hours of the light theme where the browser prefers none: from `lightFrom` until before `lightUntil`. */
export interface ThemeHours {
  readonly lightFrom: number;
  readonly lightUntil: number;
}

/** Light from 08:00 to 17:59 (specification, part 1, section 1), unless the configuration says otherwise. */
export const defaultHours: ThemeHours = { lightFrom: 8, lightUntil: 18 };

const minute = 60_000;

/** The theme to show: the browser's preference, or by the hour where there is none. */
export function themeFor(
  preference: Theme | undefined,
  hour: number,
  { lightFrom, lightUntil }: ThemeHours = defaultHours,
): Theme {
  if (preference) return preference;
  const isAfter = hour >= lightFrom;
  const isBefore = hour < lightUntil;
  const isLight = lightFrom <= lightUntil ? isAfter && isBefore : isAfter || isBefore;
  return isLight ? "light" : "dark";
}

/** Shows the theme that fits now. */
export function showTheme(hours: ThemeHours = defaultHours) {
  const preference = preferences().find(({ query }) => query.matches)?.theme;
  document.documentElement.dataset.theme = themeFor(preference, new Date().getHours(), hours);
}

/**
 * Shows the theme that fits, and continues doing so as preference and hour change.
 * @returns how to stop
 */
export function followTheme(hours: ThemeHours): () => void {
  const show = () => showTheme(hours);
  const queries = preferences().map(({ query }) => query);
  for (const query of queries) query.addEventListener("change", show);
  const timer = setInterval(show, minute);
  show();
  return () => {
    for (const query of queries) query.removeEventListener("change", show);
    clearInterval(timer);
  };
}

function preferences() {
  return (["dark", "light"] as const).map((theme) => ({
    theme,
    query: window.matchMedia(`(prefers-color-scheme: ${theme})`),
  }));
}
