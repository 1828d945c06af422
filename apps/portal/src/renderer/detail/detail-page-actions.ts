import type { ListScreen, ScreenAction, ScreenDetail } from "@portico/portal-config";
import { actionKinds } from "../actions/buttons/action-kinds.ts";
import { requiredRowsOf } from "../actions/readiness.ts";

/**
 * The actions of a screen that its detail's page offers too: those about rows. What is on the page already is not
 * offered again, and where the detail is of something else than the list's rows there are none.
 */
export function actionsOnPage(
  { actions = [] }: Pick<ListScreen, "actions">,
  { idField = "id", notes, history }: ScreenDetail,
): ScreenAction[] {
  if (idField !== "id") return [];
  return actions.filter((action) => {
    if (action.kind === "detail" || action.kind === "export") return false;
    if (action.kind === "notes" && notes !== undefined) return false;
    if (action.kind === "history" && history !== undefined) return false;
    return requiredRowsOf(action, actionKinds[action.kind].needs) !== "nothing";
  });
}
