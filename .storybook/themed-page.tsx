import { type ReactNode, useLayoutEffect } from "react";

interface ThemedPageProps {
  theme: string;
  brand: string;
  density: string;
  direction: string;
  children: ReactNode;
}

/** Applies the toolbar's settings to the whole page, where dialogs and notifications are mounted too. */
export function ThemedPage({ theme, brand, density, direction, children }: ThemedPageProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, brand, density });
    document.documentElement.dir = direction;
    document.body.style.background = "var(--portico-color-surface)";
    document.body.style.color = "var(--portico-color-fg)";
  }, [theme, brand, density, direction]);
  return children;
}
