import type { DetailWidthProps } from "@portico/renderer/host";
import { useUserPreferences } from "./use-user-preferences.ts";

/** Gives the width of the details beside lists, which the user's preferences have, to what it renders. */
export function DetailWidth({ children }: DetailWidthProps) {
  const { preferences, isLoaded, save } = useUserPreferences();
  const saveWidth = (detailWidth: number) => save({ detailWidth });
  return children({ width: preferences.detailWidth, save: isLoaded ? saveWidth : undefined });
}
