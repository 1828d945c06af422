import type { AddedScreenOutline } from "@portico/contract/features/configuration.schemas";
import { useMemo } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import type { NavigablePage } from "./navigation.ts";

const none: readonly AddedScreenOutline[] = [];

/** The screens that administrators added, those this person may open, as the frame around them needs them. */
export function useCustomScreens() {
  const screens = useConfiguration()?.session?.screens ?? none;
  return useMemo(
    () => ({
      pages: screens.map((screen): NavigablePage => ({ ...screen, access: "session" })),
      /** What they are called, by their addresses. */
      titles: new Map(screens.map(({ path, title }) => [`/portal/${path}`, title])),
    }),
    [screens],
  );
}
