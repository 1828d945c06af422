import type { ActionOf, ListScreen, ScreenAction, ScreenDetail } from "@portico/screens";
import { actionKinds } from "../actions/buttons/action-kinds.ts";
import { requiredRowsOf } from "../actions/readiness.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import type { IsPermitted } from "../use-permitted.ts";

/**
 * Returns the actions of a screen that its detail page also offers: those on rows, except those whose content is
 * already on the page. Empty if the details are of a different record than the list's rows.
 */
export function actionsOnPage(
  client: Pick<ScreenClient, "find">,
  screen: Pick<ListScreen, "actions">,
  detail: ScreenDetail,
): ScreenAction[] {
  return (detail.idField ?? "id") === "id" ? actionsBesideList(client, screen, detail) : [];
}

/** Returns the actions of a screen on one row, except those whose content is among its details. */
export function actionsBesideList(
  client: Pick<ScreenClient, "find">,
  { actions = [] }: Pick<ListScreen, "actions">,
  { notes, history }: { readonly notes?: unknown; readonly history?: unknown },
): ScreenAction[] {
  return actions.filter((action) => {
    if (action.kind === "detail" || action.kind === "export") return false;
    if (action.kind === "notes" && notes !== undefined) return false;
    if (action.kind === "history" && history !== undefined) return false;
    return requiredRowsOf(client, action, actionKinds[action.kind].needs) !== "nothing";
  });
}

/** Returns the action that shows the status history of a list's row, if the screen has one that the user may use. */
export function historyAction(
  { actions = [] }: Pick<ListScreen, "actions">,
  isPermitted: IsPermitted,
): ActionOf<"history"> | undefined {
  return actions.find(
    (action): action is ActionOf<"history"> =>
      action.kind === "history" && isPermitted({ access: action.access }),
  );
}
