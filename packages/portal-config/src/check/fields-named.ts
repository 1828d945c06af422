import type { Condition, ListScreen, ScreenAction, ScreenColumn } from "../list-screen.ts";
import { parametersOf } from "./calls.ts";

/** The fields of its list that a screen uses, possibly with duplicates. */
export function fieldsOfList(screen: ListScreen): string[] {
  const { columns, variants = [], sort = [], footer = [], detail, rowId, rowName } = screen;
  return [
    ...fieldsOfColumns([...columns, ...variants.flatMap((variant) => variant.columns)]),
    ...sort.map((key) => key.replace(/^-/, "")),
    ...footer.flatMap((total) => (total.of === "sum" ? total.field : [])),
    ...[rowId, rowName, detail?.idField].filter((name) => name !== undefined),
    ...[...(screen.actions ?? []), ...(screen.rowActions ?? [])].flatMap(fieldsOfAction),
  ];
}

/** The fields of its detail's call that a screen uses, possibly with duplicates. */
export function fieldsOfDetail({ detail }: ListScreen): string[] {
  if (!detail) return [];
  return [
    ...fieldsOfColumns(detail.fields),
    ...(detail.tables ?? []).map(({ field }) => field),
    ...(detail.titleField === undefined ? [] : [detail.titleField]),
    ...(detail.personFields ?? []),
  ];
}

function fieldsOfColumns(columns: readonly ScreenColumn[]): string[] {
  return columns.flatMap((column) => {
    if (typeof column === "string") return column;
    const { field, format } = column;
    const isLink = typeof format === "object" && format.name === "link";
    return isLink ? [field, ...fieldsOfLink(format.to)] : field;
  });
}

function fieldsOfAction(action: ScreenAction): string[] {
  return [
    ...("idField" in action && action.idField !== undefined ? [action.idField] : []),
    ...(action.kind === "copy" && action.field !== undefined ? [action.field] : []),
    ...(action.kind === "link" ? [...fieldsOfLink(action.to), ...Object.values(action.filters ?? {})] : []),
    ...(action.when ? fieldsOfCondition(action.when) : []),
  ];
}

/** `:id` is the row's own id, whatever its field is called. */
function fieldsOfLink(to: string): string[] {
  return parametersOf(to).filter((name) => name !== "id");
}

function fieldsOfCondition(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(fieldsOfCondition);
  if ("any" in condition) return condition.any.flatMap(fieldsOfCondition);
  return "not" in condition ? fieldsOfCondition(condition.not) : [condition.field];
}
