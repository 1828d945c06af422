import { lettersFor, type Shortcut, useShortcuts } from "@portico/renderer/keys";
import type { AppShellLink, AppShellSection } from "@portico/ui/app-shell";
import { useMemo } from "react";
import { useNavigate } from "react-router";

/** Adds a shortcut for each screen of the sidebar: `g` and a letter of its name. */
export function useScreenShortcuts(sections: readonly AppShellSection[]): void {
  const navigate = useNavigate();
  const links = sections
    .flatMap((section): readonly Partial<AppShellLink>[] => section.links ?? [section])
    .flatMap(({ label, href }) => (label === undefined || href === undefined ? [] : [{ label, href }]));
  // A string, because the sections are new objects on each navigation.
  const screens = JSON.stringify(links);
  const shortcuts = useMemo(() => {
    const targets: { label: string; href: string }[] = JSON.parse(screens);
    const letters = lettersFor(targets.map(({ label }) => label));
    return targets.flatMap(({ label, href }): Shortcut[] => {
      const letter = letters.get(label);
      return letter === undefined
        ? []
        : [{ keys: ["g", letter], label, group: "screens", run: () => void navigate(href) }];
    });
  }, [screens, navigate]);
  useShortcuts(shortcuts);
}
