import { maxBulkRows } from "@portico/endpoints";
import type { ActionKind, ScreenAction } from "@portico/screens";
import { type ActionTarget, countOf } from "../action-kinds/target.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";
import { isMet } from "./conditions.ts";
import { isSingleRowCall } from "./is-single-row-call.ts";

/** How many rows an action requires. */
export type RequiredRows = "nothing" | "one" | "some";

/**
 * Returns how many rows an action requires: as declared, or one if its path contains a row's id, or the kind's
 * default.
 */
export function requiredRowsOf(
  client: Pick<ScreenClient, "find">,
  action: ScreenAction,
  kindDefault: RequiredRows,
): RequiredRows {
  if (action.needs) return action.needs;
  if (action.kind === "link") return action.to.includes(":") ? "one" : "nothing";
  if ((action.kind === "confirm" || action.kind === "call") && hasRowIdInPath(client, action.endpoint))
    return "one";
  if (action.kind === "form") return action.mode === "edit" ? "one" : "nothing";
  return kindDefault;
}

/** Kinds of actions that change nothing. */
const readOnlyKinds: readonly ActionKind[] = ["detail", "history"];

/** Options of `disabledReasonOf`. */
export interface DisabledOptions {
  readonly texts: PageMessages;
  /** Whether the list is a preview, in which nothing can be changed. @default false */
  readonly isPreview?: boolean;
  /** The value chosen in the action's picker. */
  readonly picked?: string | undefined;
}

/** Returns why an action is disabled for the selected rows, or undefined if it is enabled. */
export function disabledReasonOf(
  action: ScreenAction,
  needs: RequiredRows,
  target: ActionTarget,
  { texts, isPreview = false, picked }: DisabledOptions,
): string | undefined {
  if (isPreview && !readOnlyKinds.includes(action.kind)) return texts.previewOnly;
  const { reasons } = texts.actionButtons;
  const count = countOf(target);
  if (needs === "one" && count > 1) return reasons.oneOnly(count);
  if (needs === "one" && target.rows.length === 0) return action.whyNone ?? reasons.one;
  if (needs === "some" && count === 0) return action.whyNone ?? reasons.some;
  if (needs === "some" && count > maxBulkRows) return reasons.atMost(maxBulkRows, count);
  if ("picker" in action && action.picker && !picked) return action.picker.label;
  const { when } = action;
  if (needs === "nothing" || !when || target.rows.every((row) => isMet(when, row))) return undefined;
  return action.why ?? reasons.notForThese(count);
}

/** Whether an endpoint has a row's id in its path. */
function hasRowIdInPath(client: Pick<ScreenClient, "find">, endpointId: string): boolean {
  const endpoint = client.find(endpointId);
  return endpoint !== undefined && isSingleRowCall(endpoint);
}
