import { Button } from "@portico/ui";
import { useEffect, useState } from "react";

/** Where the browser stores the chosen theme. `theme.js` reads it before the first paint. */
const storageKey = "portico.design.theme";

/** Switches between the light and the dark theme. Until somebody does, the theme is that of the system. */
export function ThemeButton() {
  const [isDark, setDark] = useState(false);
  useEffect(() => setDark(document.documentElement.dataset.theme === "dark"), []);
  const change = () => {
    const theme = isDark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    setDark(!isDark);
    try {
      localStorage.setItem(storageKey, theme);
    } catch {
      // Storage is blocked: the theme lasts until the page is left.
    }
  };
  return (
    <Button size="sm" variant="ghost" aria-pressed={isDark} onClick={change}>
      Dark theme
    </Button>
  );
}
