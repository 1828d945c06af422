import type { ListScreen, ScreenAction } from "@portico/screens";
import * as core from "@portico/screens/check";
import { registry } from "./registry.ts";

export {
  type CheckOptions,
  implies,
  type Needs,
  type ReadScreen,
  type ScreenCall,
  type ScreenProblem,
  type ScreenRequirements,
  type WithoutRemovedParts,
  waysToWrite,
} from "@portico/screens/check";
export { mayBeCalled } from "./custom-screens.ts";

/** `checkScreen` for Portico's screens. */
export function checkScreen(document: unknown, options?: core.CheckOptions): readonly core.ScreenProblem[] {
  return core.checkScreen(document, registry, options);
}

/** `readScreen` for Portico's screens. */
export function readScreen(document: unknown, options?: core.CheckOptions): core.ReadScreen {
  return core.readScreen(document, registry, options);
}

/** `withoutRemovedParts` for Portico's screens. */
export function withoutRemovedParts(
  document: unknown,
  options?: core.CheckOptions,
): core.WithoutRemovedParts {
  return core.withoutRemovedParts(document, registry, options);
}

/** `callsOf` for Portico's screens. */
export function callsOf(screen: ListScreen): core.ScreenCall[] {
  return core.callsOf(screen, registry);
}

/** `labelLookupsOf` for Portico's screens. */
export function labelLookupsOf(screen: ListScreen): readonly string[] {
  return core.labelLookupsOf(screen, registry.contract);
}

/** `requirementsOf` for Portico's screens. */
export function requirementsOf(screen: ListScreen): core.ScreenRequirements {
  return core.requirementsOf(screen, registry);
}

/** `fitWarnings` for Portico's screens. */
export function fitWarnings(screen: ListScreen): readonly string[] {
  return core.fitWarnings(screen, registry);
}

/** `needsOfAction` for Portico's screens. */
export function needsOfAction(action: ScreenAction): core.Needs {
  return core.needsOfAction(action, registry.contract);
}
