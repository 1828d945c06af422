import type { ListEndpoint } from "@portico/contract";
import type { Condition, ListScreen, ResolvedColumn } from "@portico/portal-config";
import { linkParameters } from "./link-address.ts";
import { allFilters, type ListState } from "./list-state.ts";

type ShownColumn = Pick<ResolvedColumn, "field" | "isMasked" | "special">;

/** The query of a list request. */
export interface ListQueryOptions {
  /** The columns shown, in the order shown. */
  readonly columns: readonly ShownColumn[];
  /** Fields that are not shown and yet needed: `neededFields`. */
  readonly beside: readonly string[];
}

/** The query that asks for a page of what the state shows, and for no field more than is needed. */
export function listQuery(state: ListState, { columns, beside }: ListQueryOptions): Record<string, string> {
  const fields = new Set([
    ...columns.filter(({ isMasked }) => !isMasked).map(({ field }) => field),
    ...beside,
  ]);
  return {
    ...allFilters(state),
    ...(state.sort ? { sort: state.sort } : {}),
    columns: [...fields].join(","),
    pageNumber: String(state.pageNumber),
    pageSize: String(state.pageSize),
  };
}

/** The query that exports all rows matching the state's filters, in the columns that a person sees. */
export function exportQuery(state: ListState, columns: readonly ShownColumn[]): Record<string, string> {
  const fields = columns.filter(({ isMasked }) => !isMasked).map(({ field }) => field);
  return {
    ...allFilters(state),
    ...(state.sort ? { sort: state.sort } : {}),
    // To ask for no column is to ask for all of them, those masked here too.
    columns: fields.join(",") || "id",
  };
}

/** The fields of a list's rows that its actions, conditions, links and names need, whatever is shown. */
export function neededFields(
  screen: ListScreen,
  columns: readonly ShownColumn[],
  { fields }: ListEndpoint,
): string[] {
  const actions = [...(screen.actions ?? []), ...(screen.rowActions ?? [])];
  const needed = [
    screen.rowId,
    screen.rowName,
    screen.detail?.idField,
    ...actions.flatMap((action) => [
      ...(action.when ? fieldsOfCondition(action.when) : []),
      ...("idField" in action ? [action.idField] : []),
      ...(action.kind === "copy" ? [action.field] : []),
      ...(action.kind === "link"
        ? [...linkParameters(action.to), ...Object.values(action.filters ?? {})]
        : []),
      ...(action.kind === "form" && action.mode === "edit" ? fieldsOfForm(screen, action.form) : []),
    ]),
    ...columns.flatMap(({ special }) => (special?.name === "link" ? linkParameters(special.to) : [])),
  ];
  const names = needed.filter((name) => name !== undefined && name !== "id" && name !== "version");
  return [...new Set(names)].flatMap((name) =>
    name !== undefined && Object.hasOwn(fields, name) ? [name] : [],
  );
}

/** The fields that a condition looks at. */
export function fieldsOfCondition(condition: Condition): string[] {
  if ("field" in condition) return [condition.field];
  if ("not" in condition) return fieldsOfCondition(condition.not);
  return ("all" in condition ? condition.all : condition.any).flatMap(fieldsOfCondition);
}

/** A form that edits the list's row itself is filled from it. */
function fieldsOfForm({ forms = [] }: ListScreen, id: string): string[] {
  const form = forms.find((one) => one.id === id);
  if (!form || form.edit?.load !== undefined) return [];
  return form.fields.map((declared) => (typeof declared === "string" ? declared : declared.field));
}
