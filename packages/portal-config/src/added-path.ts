import type { ListScreen } from "./list-screen.ts";

/** The path of a custom screen, below `/portal/`. */
export function addedPath(screenId: string): string {
  return `screens/${screenId}`;
}

/** The path of a custom screen's detail page, below `/portal/`. */
export function addedDetailPath(screenId: string): string {
  return `${addedPath(screenId)}/:id`;
}

/** A screen with the paths of a custom screen of this id. */
export function atAddedPath(screen: ListScreen, screenId: string = screen.id): ListScreen {
  const { detail } = screen;
  return {
    ...screen,
    id: screenId,
    path: addedPath(screenId),
    ...(detail?.path === undefined ? {} : { detail: { ...detail, path: addedDetailPath(screenId) } }),
  };
}
