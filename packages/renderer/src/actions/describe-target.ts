import { nounFor } from "@portico/endpoints";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { type ActionTarget, countOf } from "../action-kinds/target.ts";
import { listOf } from "../client/find-endpoint.ts";
import { actionMessages } from "../messages/lists.ts";

/** Returns a text for the selected rows: the row's name, or the number of rows, such as "312 unpaid policies". */
export function describeTarget(
  target: ActionTarget,
  context: Pick<ActionContext, "client" | "endpointId" | "nameOf" | "messages">,
): string {
  const [row, ...others] = target.rows;
  const name = row && others.length === 0 ? context.nameOf(row) : "";
  return name || countTarget(target, context);
}

/** Returns the number of selected rows with their noun: "1 unpaid policy", "312 unpaid policies". */
export function countTarget(
  target: ActionTarget,
  { client, endpointId, messages }: Pick<ActionContext, "client" | "endpointId" | "messages">,
): string {
  const count = countOf(target);
  return actionMessages(messages).rowsOfKind(count, nounFor(listOf(client, endpointId).noun, count));
}
