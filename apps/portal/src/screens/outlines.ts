import { endpoints, isListId, type ListEndpoint } from "@portico/contract";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { screens } from "./index.ts";

/** What router and sidebar know of a screen before it is opened. */
export type ScreenOutline = Pick<ListScreen, "kind" | "id" | "path" | "title" | "access" | "navigation"> & {
  readonly detail?: Pick<ScreenDetail, "path" | "title" | "idField"> | undefined;
};

/** A screen with what it is a list of. */
export interface LoadedScreen {
  readonly screen: ListScreen;
  /** The screen's list as the contract has it; undefined where there is none. */
  readonly endpoint: ListEndpoint | undefined;
}

/**
 * Every screen in outline. The build puts the outlines alone in the place of this module (`screen-outlines.ts` beside
 * the Vite configuration): the screens themselves come when they are opened.
 */
export const outlines: readonly ScreenOutline[] = screens;

/** The whole screen. */
export async function loadScreen(id: string): Promise<LoadedScreen> {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen \`${id}\`.`);
  const { list } = screen.endpoints;
  return { screen, endpoint: isListId(list) ? endpoints[list] : undefined };
}
