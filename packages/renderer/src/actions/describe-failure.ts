import { formatValue, valueAt } from "@portico/endpoints";
import type { ResolvedColumn } from "@portico/screens";
import type { Failure } from "@portico/ui/work-dialogs";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import type { ActionTarget } from "../action-kinds/target.ts";
import { errorFields } from "../client/error-fields.ts";
import { errorMessage } from "../client/error-message.ts";
import { currentRowOf } from "../client/version-conflict.ts";
import { actionMessages } from "../messages/lists.ts";
import { pageMessages } from "../messages/page.ts";

/**
 * Returns the server's error message and its field errors. After a version conflict, also the differences between
 * both versions.
 */
export function describeFailure(
  error: unknown,
  target: ActionTarget,
  context: Pick<ActionContext, "columns" | "dateOptions" | "messages">,
): Failure & { details: readonly string[] } {
  const text = errorMessage(error, pageMessages(context.messages));
  const fieldErrors = Object.values(errorFields(error)).flat();
  const current = currentRowOf(error);
  const [row] = target.rows;
  const differences = current && row ? versionDifferences(row, current.row, context) : [];
  const hint = current ? [actionMessages(context.messages).submitAgain] : [];
  return { text, details: [...fieldErrors.filter((detail) => detail !== text), ...differences, ...hint] };
}

type Row = Readonly<Record<string, unknown>>;

/** The visible columns, and how their instants are shown. */
interface SeenColumns extends Pick<ActionContext, "dateOptions" | "messages"> {
  readonly columns: readonly Pick<ResolvedColumn, "field" | "header" | "format" | "isMasked">[];
}

/**
 * Compares the visible columns of the row that the user saw with the current row. Returns a line for each difference.
 */
export function versionDifferences(
  seen: Row,
  current: Row,
  { columns, dateOptions, messages }: SeenColumns,
): readonly string[] {
  return columns.flatMap(({ field, header, format, isMasked }) => {
    const value = valueAt(current, field);
    if (isMasked || value === undefined) return [];
    const shown = (one: unknown) => formatValue(format, one, dateOptions);
    const [before, now] = [shown(valueAt(seen, field)), shown(value)];
    return before === now ? [] : [actionMessages(messages).changedTo(header, before, now)];
  });
}
