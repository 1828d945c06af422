import type { ListEndpoint, ListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { outlines } from "../screens/generated/outlines.ts";
import { addEndpoints, endpointOf, isListId } from "./known-endpoints.ts";

/** A screen and its list endpoint. */
export interface LoadedScreen {
  readonly screen: ListScreen;
  readonly endpointId: ListId;
  /** The list endpoint from the contract. */
  readonly endpoint: ListEndpoint;
}

/**
 * Loads a screen and the endpoints that it uses.
 * @throws Error if the screen or its list endpoint doesn't exist
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
