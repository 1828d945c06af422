import type { ListEndpoint } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ActionOf, ListScreen } from "@portico/screens";
import { disabledReasonOf } from "../actions/readiness.ts";
import { changesStatus } from "../keys/action-shortcuts.ts";
import { pageMessages } from "../messages/page.ts";
import type { IsPermitted } from "../use-permitted.ts";

/** An action that changes what a cell shows. */
export type CellAction = ActionOf<"changeStatus"> | ActionOf<"assign"> | ActionOf<"call">;

/** The actions that can be started in cells, by the field of their column. */
export type CellActions = ReadonlyMap<string, CellAction>;

/** The fields with the name of the agent that rows are assigned to. */
const agentFields = /^(?:assignedTo)?agent(?:Name)?$/i;

/**
 * Returns the actions of a screen that the user can start in the cells of its rows: those that change the status, in
 * the column with the status, and those that assign rows, in the column with their agent.
 */
export function cellActionsOf(
  { actions = [] }: Pick<ListScreen, "actions">,
  { fields }: Pick<ListEndpoint, "fields">,
  isPermitted: IsPermitted,
): CellActions {
  const permitted = actions.filter((action) => isPermitted({ access: action.access }));
  const statusAction = permitted.find(changesStatus);
  const assignAction = permitted.find((action) => action.kind === "assign");
  const statusField = Object.keys(fields).find((field) => fields[field]?.format === "status");
  const agentField = Object.keys(fields).find((field) => agentFields.test(field));
  return new Map<string, CellAction>([
    ...(statusAction && statusField !== undefined ? [[statusField, statusAction] as const] : []),
    ...(assignAction && agentField !== undefined ? [[agentField, assignAction] as const] : []),
  ]);
}

/** Whether a row meets the conditions of an action. */
export function isEditable(action: CellAction, row: ListRow): boolean {
  // Only whether there is a reason is of interest.
  const options = { texts: pageMessages(), picked: "any value" };
  return disabledReasonOf(action, "some", { rows: [row] }, options) === undefined;
}
