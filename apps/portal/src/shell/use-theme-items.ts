import type { MenuItem } from "@portico/ui";
import { useSyncExternalStore } from "react";
import { messages } from "../messages/messages.ts";
import { chooseTheme, chosenTheme, onThemeChoice, type Theme } from "./theme.ts";

const { title, system, light, dark } = messages.theme;

const choices: readonly (readonly [label: string, theme: Theme | undefined])[] = [
  [system, undefined],
  [light, "light"],
  [dark, "dark"],
];

/** Returns the menu items that choose the theme. 'System' follows the browser's preference, or else the hour. */
export function useThemeItems(): MenuItem[] {
  const chosen = useSyncExternalStore(onThemeChoice, chosenTheme);
  return choices.map(([label, theme]) => ({
    id: label,
    label,
    group: title,
    isChecked: theme === chosen,
    onPress: () => chooseTheme(theme),
  }));
}
