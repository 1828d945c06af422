import type { ActionOf, ScreenAction } from "@portico/screens";

/** Whether an action sets the status of rows: with a dialog, or with the value of its picker. */
export function changesStatus(action: ScreenAction): action is ActionOf<"changeStatus"> | ActionOf<"call"> {
  return action.kind === "changeStatus" || (action.kind === "call" && action.picker?.field === "statusId");
}
