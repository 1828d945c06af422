import type { ListScreen } from "./list-screen.ts";

/** The path of a custom screen, below `/portal/`. */
export function customScreenPath(screenId: string): string {
  return `screens/${screenId}`;
}

/** The path of a custom screen's detail page, below `/portal/`. */
export function customScreenDetailPath(screenId: string): string {
  return `${customScreenPath(screenId)}/:id`;
}

/** A screen with the paths of a custom screen of this id. */
export function atCustomScreenPath(screen: ListScreen, screenId: string = screen.id): ListScreen {
  const { detail } = screen;
  return {
    ...screen,
    id: screenId,
    path: customScreenPath(screenId),
    ...(detail?.path === undefined ? {} : { detail: { ...detail, path: customScreenDetailPath(screenId) } }),
  };
}
