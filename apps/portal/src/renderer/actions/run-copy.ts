import { actionMessages } from "../../messages/lists.ts";
import type { ActionRun } from "./action-kind.ts";
import { ActionProblem } from "./action-problem.ts";
import { copiedColumn, copiedRow, copiedValue } from "./copied-text.ts";

const texts = actionMessages.copy;

/** Copies a field, or all visible values, of each row to the clipboard. */
export async function runCopy({ action, target, context, notify }: ActionRun<"copy">): Promise<void> {
  const { field, success } = action;
  const column = field === undefined ? undefined : copiedColumn(field, context);
  const header = column?.header ?? field ?? "";
  if (column?.isMasked) throw new ActionProblem(texts.masked(header));
  const lines = target.rows.map((row) => {
    if (field === undefined) return copiedRow(row, context);
    return column ? copiedValue(row, column) : "";
  });
  if (lines.every((line) => line.trim() === "")) throw new ActionProblem(texts.nothing(header));
  try {
    await navigator.clipboard.writeText(lines.join("\n"));
  } catch (cause) {
    throw new ActionProblem(texts.failed, { cause });
  }
  notify({ tone: "success", text: success ?? (field === undefined ? texts.row : texts.field(header)) });
}
