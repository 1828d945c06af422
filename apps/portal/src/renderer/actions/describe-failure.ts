import type { Failure } from "@portico/ui/work-dialogs";
import { errorFields } from "../../api/error-fields.ts";
import { errorMessage } from "../../api/error-message.ts";
import { currentRowOf } from "../../api/version-conflict.ts";
import { actionMessages } from "../../messages/lists.ts";
import type { ActionContext } from "./action-kind.ts";
import { conflictDetails } from "./conflict-details.ts";
import type { ActionTarget } from "./target.ts";

/**
 * Why a call failed, in the server's words: what it says, and next to it what it says of single fields. A stale write
 * tells both versions.
 */
export function describeFailure(
  error: unknown,
  target: ActionTarget,
  { columns }: Pick<ActionContext, "columns">,
): Failure & { details: readonly string[] } {
  const text = errorMessage(error);
  const ofFields = Object.values(errorFields(error)).flat();
  const current = currentRowOf(error);
  const [row] = target.rows;
  const versions = current && row ? conflictDetails(row, current.row, columns) : [];
  const again = current ? [actionMessages.submitAgain] : [];
  return { text, details: [...ofFields.filter((detail) => detail !== text), ...versions, ...again] };
}
