import type { PageFit } from "@portico/renderer/host";
import { useUserPreferences } from "./use-user-preferences.ts";

/** Whether lists show as many rows as the screen has room for, which the user's preferences have. */
export function usePageFit(): PageFit {
  const { preferences, isLoaded, save } = useUserPreferences();
  return {
    isOn: isLoaded ? (preferences.fitsPages ?? false) : undefined,
    turnOn: () => save({ fitsPages: true }),
  };
}
