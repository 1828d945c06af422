import { endpoints, isListId, type ListEndpoint, type ListId } from "@portico/contract";
import type { ListScreen, ScreenDetail } from "@portico/portal-config";
import { screens } from "./index.ts";

/** What router and sidebar know of a screen before it is opened. */
export type ScreenOutline = Pick<ListScreen, "kind" | "id" | "path" | "title" | "access" | "navigation"> & {
  readonly detail?: Pick<ScreenDetail, "path" | "title" | "idField"> | undefined;
};

/** A screen with what it is a list of. */
export interface LoadedScreen {
  readonly screen: ListScreen;
  readonly endpointId: ListId;
  /** The screen's list as the contract has it. */
  readonly endpoint: ListEndpoint;
}

/**
 * Every screen in outline. The build puts the outlines alone in the place of this module (`screen-outlines.ts` beside
 * the Vite configuration): the screens themselves come when they are opened.
 */
export const outlines: readonly ScreenOutline[] = screens;

/**
 * The whole screen.
 * @throws Error where there is none, or, in development, none of its list; a build stops there
 */
export async function loadScreen(id: string): Promise<LoadedScreen> {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen \`${id}\`.`);
  const { list } = screen.endpoints;
  if (!isListId(list)) throw new Error(`Screen \`${id}\`: there is no list \`${list}\`.`);
  return { screen, endpointId: list, endpoint: endpoints[list] };
}
