import type { ListScreen } from "./list-screen.ts";

/** Where a screen that administrators add stands, below `/portal/`. */
export function addedPath(screenId: string): string {
  return `screens/${screenId}`;
}

/** Where a row of an added screen has its page, below `/portal/`. */
export function addedDetailPath(screenId: string): string {
  return `${addedPath(screenId)}/:id`;
}

/** A screen with the addresses that an added screen of this id has. */
export function atAddedPath(screen: ListScreen, screenId: string = screen.id): ListScreen {
  const { detail } = screen;
  return {
    ...screen,
    id: screenId,
    path: addedPath(screenId),
    ...(detail?.path === undefined ? {} : { detail: { ...detail, path: addedDetailPath(screenId) } }),
  };
}
