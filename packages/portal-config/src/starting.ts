import type { Rights } from "@portico/contract";
import type { ListScreen } from "@portico/screens";
import * as core from "@portico/screens/starting";
import { registry } from "./registry.ts";

export {
  type ConvertedScreen,
  freeId,
  type Offered,
  type OfferedHeader,
  type OfferedParts,
} from "@portico/screens/starting";

/** `startingScreen` for Portico's lists. */
export function startingScreen(
  listId: string,
  rights: Rights,
  takenIds?: readonly string[],
): ListScreen | undefined {
  return core.startingScreen(listId, rights, registry, takenIds);
}

/** `toCustomScreen` for Portico's screens. */
export function toCustomScreen(screen: ListScreen, screenId?: string): core.ConvertedScreen {
  return core.toCustomScreen(screen, registry, screenId);
}

/** `offeredActions` for Portico's screens. */
export function offeredActions(
  listId: string,
  screens: readonly ListScreen[],
  screenId: string,
): core.OfferedParts {
  return core.offeredActions(listId, screens, screenId, registry);
}
