import type { ActionKind, ScreenAction } from "@portico/portal-config";
import type { ActionChoice, ActionImplementation } from "../action-kind.ts";
import { actionKinds } from "./action-kinds.ts";
import type { ActionByKind } from "./use-started-action.tsx";

/** Returns the options of an action. Empty if its button has no menu. */
export function choicesOf(action: ScreenAction): readonly ActionChoice[] {
  return choicesOfKind(action.kind, action);
}

function choicesOfKind<Kind extends ActionKind>(
  kind: Kind,
  action: ActionByKind[Kind],
): readonly ActionChoice[] {
  const implementation: ActionImplementation<Kind> = actionKinds[kind];
  return "run" in implementation ? (implementation.choices?.(action) ?? []) : [];
}
