import type { ListScreen } from "./list-screen.ts";
import type { CustomScreens, ScreenRegistry } from "./screen-registry.ts";

type WithCustomScreens = Pick<ScreenRegistry, "customScreens">;

/**
 * The rules of an app for custom screens.
 * @throws Error if the app has no custom screens
 */
export function customScreensOf({ customScreens }: WithCustomScreens): CustomScreens {
  if (customScreens) return customScreens;
  throw new Error("This app has no custom screens. Add `customScreens` to its registry.");
}

/** The path of a custom screen's detail page, below the base path. */
export function customScreenDetailPath(screenId: string, registry: WithCustomScreens): string {
  return `${customScreensOf(registry).path(screenId)}/:id`;
}

/** A screen with the paths of a custom screen of this id. */
export function atCustomScreenPath(
  screen: ListScreen,
  screenId: string,
  registry: WithCustomScreens,
): ListScreen {
  const { detail } = screen;
  const path = customScreenDetailPath(screenId, registry);
  return {
    ...screen,
    id: screenId,
    path: customScreensOf(registry).path(screenId),
    ...(detail?.path === undefined ? {} : { detail: { ...detail, path } }),
  };
}
