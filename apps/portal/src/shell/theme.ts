/** The color theme. */
export type Theme = "light" | "dark";

/** The hours of the light theme if the browser has no preference: from `lightFrom` until before `lightUntil`. */
export interface ThemeHours {
  readonly lightFrom: number;
  readonly lightUntil: number;
}

/** Light from 08:00 to 17:59 (specification, part 1, section 1). The configuration can override it. */
export const defaultHours: ThemeHours = { lightFrom: 8, lightUntil: 18 };

const minute = 60_000;
/** Also read by `start.js`. */
const storageKey = "portico.theme";

/** The theme that the user chose in this browser, or undefined to follow the browser's preference. */
export function chosenTheme(): Theme | undefined {
  const stored = localStorage.getItem(storageKey);
  return stored === "light" || stored === "dark" ? stored : undefined;
}

/** Stores the user's choice and applies it in all tabs. */
export function chooseTheme(theme: Theme | undefined) {
  if (theme) localStorage.setItem(storageKey, theme);
  else localStorage.removeItem(storageKey);
  // Browsers send the event to the other tabs only.
  dispatchEvent(new StorageEvent("storage"));
}

/** Calls `onChange` when the user chooses a theme in any tab. Returns a function that stops it. */
export function onThemeChoice(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Returns the preferred theme, or the theme for the hour if there is no preference. */
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

/** Applies the current theme. */
export function showTheme(hours: ThemeHours = defaultHours) {
  const preference = chosenTheme() ?? preferences().find(({ query }) => query.matches)?.theme;
  // biome-ignore lint/plugin: day and night are where the user is.
  document.documentElement.dataset.theme = themeFor(preference, new Date().getHours(), hours);
}

/**
 * Applies the current theme, and updates it when the choice, the preference or the hour changes.
 * @returns a function that stops updating
 */
export function followTheme(hours: ThemeHours): () => void {
  const show = () => showTheme(hours);
  const queries = preferences().map(({ query }) => query);
  for (const query of queries) query.addEventListener("change", show);
  const stopChoice = onThemeChoice(show);
  const timer = setInterval(show, minute);
  show();
  return () => {
    for (const query of queries) query.removeEventListener("change", show);
    stopChoice();
    clearInterval(timer);
  };
}

function preferences() {
  return (["dark", "light"] as const).map((theme) => ({
    theme,
    query: window.matchMedia(`(prefers-color-scheme: ${theme})`),
  }));
}
