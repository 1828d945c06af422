import type { ListEndpoint, ListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { outlines } from "../screens/generated/outlines.ts";
import { addEndpoints, endpointOf, isListId } from "./known-endpoints.ts";

/** A screen with what it is a list of. */
export interface LoadedScreen {
  readonly screen: ListScreen;
  readonly endpointId: ListId;
  /** The screen's list as the contract has it. */
  readonly endpoint: ListEndpoint;
}

/**
 * Loads a screen, after which the endpoints that it uses are known.
 * @throws Error where there is none, or none of its list
 */
export async function loadScreen(id: string): Promise<LoadedScreen> {
  const outline = outlines.find((one) => one.id === id);
  if (!outline) throw new Error(`There is no screen \`${id}\`.`);
  const { screen, endpoints } = await outline.load();
  addEndpoints(endpoints);
  const { list } = screen.endpoints;
  if (!isListId(list)) throw new Error(`Screen \`${id}\`: there is no list \`${list}\`.`);
  return { screen, endpointId: list, endpoint: endpointOf(list) };
}
