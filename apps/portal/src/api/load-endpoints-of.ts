import { type ListScreen, references } from "@portico/portal-config";
import { client } from "./client.ts";

/** Loads the endpoints of every feature that a screen names an endpoint of. */
export function loadEndpointsOf(screen: ListScreen): Promise<void> {
  return client.load(references(screen).flatMap(({ names, name }) => (names === "endpoint" ? name : [])));
}
