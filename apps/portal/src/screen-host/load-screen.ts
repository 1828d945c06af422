import { findList } from "@portico/renderer/client";
import type { LoadedScreen } from "@portico/renderer/host";
import { client } from "../api/client.ts";
import { outlines } from "../screens/generated/outlines.ts";

/**
 * Loads a screen and the endpoints that it uses.
 * @throws Error if the screen or its list endpoint doesn't exist
 */
export async function loadScreen(id: string): Promise<LoadedScreen> {
  const outline = outlines.find((one) => one.id === id);
  if (!outline) throw new Error(`There is no screen \`${id}\`.`);
  const { screen, endpoints } = await outline.load();
  client.add(endpoints);
  const { list } = screen.endpoints;
  const endpoint = findList(client, list);
  if (!endpoint) throw new Error(`Screen \`${id}\`: there is no list \`${list}\`.`);
  return { screen, endpointId: list, endpoint };
}
