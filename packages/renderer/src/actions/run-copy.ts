import { formatValue, isNumeric, type ValueOptions, valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import { type ResolvedColumn, resolveColumn, type ScreenColumn } from "@portico/screens";
import { escapeFormula } from "@portico/ui/format";
import type { ActionContext, ActionRun } from "../action-kinds/action-kind.ts";
import { listOf } from "../client/find-endpoint.ts";
import { formatCustom } from "../custom-format.ts";
import { actionMessages } from "../messages/lists.ts";
import { ActionProblem } from "./action-problem.ts";

/** Copies a field, or all visible values, of each row to the clipboard. */
export async function runCopy({ action, target, context, notify }: ActionRun<"copy">): Promise<void> {
  const texts = actionMessages(context.messages).copy;
  const { field, success } = action;
  const column = field === undefined ? undefined : copiedColumn(field, context);
  const header = column?.header ?? field ?? "";
  if (column?.isMasked) throw new ActionProblem(texts.masked(header));
  const lines = target.rows.map((row) => {
    if (field === undefined) return copiedRow(row, context);
    return column ? copiedValue(row, column, context.dateOptions) : "";
  });
  if (lines.every((line) => line.trim() === "")) throw new ActionProblem(texts.nothing(header));
  try {
    await navigator.clipboard.writeText(lines.join("\n"));
  } catch (cause) {
    throw new ActionProblem(texts.failed, { cause });
  }
  notify({ tone: "success", text: success ?? (field === undefined ? texts.row : texts.field(header)) });
}

/** The list that a row is copied from. */
type CopySource = Pick<ActionContext, "client" | "screen" | "endpointId" | "columns" | "dateOptions">;

/** Returns a row's visible values separated by tabs, to paste into a spreadsheet. Formulas are escaped. */
export function copiedRow(row: ListRow, { columns, dateOptions }: CopySource): string {
  return columns
    .filter(({ isMasked }) => !isMasked)
    .map((column) => spreadsheetCell(column, copiedValue(row, column, dateOptions).replace(/\s+/g, " ")))
    .join("\t");
}

function spreadsheetCell({ format }: ResolvedColumn, text: string): string {
  return isNumeric(format) ? text : escapeFormula(text);
}

/** Returns the column of a copied field: the visible one, or else the contract's. Undefined if there is neither. */
export function copiedColumn(
  field: string,
  { client, screen, endpointId, columns }: CopySource,
): ResolvedColumn | undefined {
  const visible = columns.find((column) => column.field === field);
  if (visible) return visible;
  const { fields } = listOf(client, endpointId);
  const declared = [...screen.columns, ...(screen.variants ?? []).flatMap((variant) => variant.columns)].find(
    (column: ScreenColumn) => (typeof column === "string" ? column : column.field) === field,
  );
  return resolveColumn(declared ?? field, fields);
}

/** Returns a value in its column's format, without truncation. Empty if the column is masked. */
export function copiedValue(
  row: ListRow,
  { field, format, special, isMasked }: Pick<ResolvedColumn, "field" | "format" | "special" | "isMasked">,
  dateOptions: ValueOptions,
): string {
  if (isMasked) return "";
  const value = valueAt(row, field);
  const custom =
    special && special.name !== "link" ? formatCustom(special.name, value, dateOptions) : undefined;
  return custom ?? formatValue(format, value, dateOptions);
}
