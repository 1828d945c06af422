import { maxBulkRows } from "@portico/contract";
import type { ActionKind, ScreenAction } from "@portico/portal-config";
import { findEndpoint } from "../../api/known-endpoints.ts";
import { messages } from "../../messages.ts";
import { isAboutOneRow } from "./about-one-row.ts";
import { holds } from "./conditions.ts";
import { type ActionTarget, countOf } from "./target.ts";

/** How many rows an action is about. */
export type Needs = "nothing" | "one" | "some";

/**
 * How many rows an action is about: as it says, else one where its address holds a row's id, else as its kind has it.
 */
export function needsOf(action: ScreenAction, ofItsKind: Needs): Needs {
  if (action.needs) return action.needs;
  if (action.kind === "link") return action.to.includes(":") ? "one" : "nothing";
  if ((action.kind === "confirm" || action.kind === "call") && isAboutOne(action.endpoint)) return "one";
  if (action.kind === "form") return action.mode === "edit" ? "one" : "nothing";
  return ofItsKind;
}

/** Those that only show something. */
const showing: readonly ActionKind[] = ["detail", "history"];

/**
 * Why an action cannot be taken on what is selected; undefined where it can.
 * @param isPreview nothing can be changed from a preview, whatever is selected
 */
export function reasonAgainst(
  action: ScreenAction,
  needs: Needs,
  target: ActionTarget,
  isPreview = false,
): string | undefined {
  if (isPreview && !showing.includes(action.kind)) return messages.list.onlyPreview;
  const { reasons } = messages.actionButtons;
  const count = countOf(target);
  if (needs === "one" && count > 1) return reasons.oneOnly(count);
  if (needs === "one" && target.rows.length === 0) return reasons.one;
  if (needs === "some" && count === 0) return reasons.some;
  if (needs === "some" && count > maxBulkRows) return reasons.atMost(maxBulkRows, count);
  const { when } = action;
  if (needs === "nothing" || !when || target.rows.every((row) => holds(when, row))) return undefined;
  return action.why ?? reasons.notForThese(count);
}

/** Whether an endpoint of this id takes a row's id in its path. */
function isAboutOne(endpointId: string): boolean {
  const endpoint = findEndpoint(endpointId);
  return endpoint !== undefined && isAboutOneRow(endpoint);
}
