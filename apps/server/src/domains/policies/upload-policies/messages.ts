import { figure, refusedCount, rowCount } from "../../../file-uploads/messages.ts";

/** The result of a loaded file as a sentence. */
export function loadedMessage({
  readRows,
  newRows,
  changedRows,
  unchangedRows,
  incompleteRows,
  refusedRows,
  warningRows,
  ambiguousRows,
}: Record<
  | "readRows"
  | "newRows"
  | "changedRows"
  | "unchangedRows"
  | "incompleteRows"
  | "refusedRows"
  | "warningRows"
  | "ambiguousRows",
  number
>): string {
  const loaded = newRows + changedRows + unchangedRows + incompleteRows;
  const older = readRows - loaded - ambiguousRows - refusedRows;
  const passedOver = older === 0 ? "" : `, ${figure(older)} skipped because a newer row exists`;
  const waiting = incompleteRows === 0 ? "" : `, ${figure(incompleteRows)} incomplete`;
  const leftOut =
    ambiguousRows === 0 ? "" : `, ${figure(ambiguousRows)} left out because two policies have the number`;
  return `${rowCount(readRows)} read: ${figure(newRows)} new, ${figure(changedRows)} changed, ${figure(unchangedRows)} unchanged${waiting}${passedOver}${leftOut}${refusedCount(refusedRows)}.${warned(warningRows)}`;
}

function warned(warningRows: number): string {
  if (warningRows === 0) return "";
  return ` ${rowCount(warningRows)} ${warningRows === 1 ? "has a warning" : "have warnings"}.`;
}
