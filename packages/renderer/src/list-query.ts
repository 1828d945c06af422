import type { FilterValue, ListEndpoint } from "@portico/endpoints";
import type { Condition, ListScreen, ResolvedColumn } from "@portico/screens";
import { featureOf } from "./client/feature-of.ts";
import { linkParameters } from "./link-address.ts";
import { allFilters, type ListState } from "./list-state.ts";

type ShownColumn = Pick<ResolvedColumn, "field" | "isMasked" | "special">;

/** Options of `listQuery`. */
export interface ListQueryOptions {
  /** The visible columns in order. */
  readonly columns: readonly ShownColumn[];
  /** Required fields that are not visible; see `requiredFields`. */
  readonly extraFields: readonly string[];
}

/** Returns the query parameters that request a page of a list, with only the required fields. */
export function listQuery(
  state: ListState,
  { columns, extraFields }: ListQueryOptions,
): Record<string, FilterValue> {
  const fields = new Set([
    ...columns.filter(({ isMasked }) => !isMasked).map(({ field }) => field),
    ...extraFields,
  ]);
  return {
    ...allFilters(state),
    ...(state.sort ? { sort: state.sort } : {}),
    columns: [...fields].join(","),
    pageNumber: String(state.pageNumber),
    pageSize: String(state.pageSize),
  };
}

/** Returns the query parameters that request the sum of a field over all matching rows. */
export function sumQuery(
  filters: Readonly<Record<string, FilterValue>>,
  field: string,
): Record<string, FilterValue> {
  return { ...filters, totals: field, columns: "id", pageSize: "1" };
}

/** Returns the query parameters of a screen's summary. One of another feature than the list's takes no filters. */
export function summaryQuery(
  { endpoints: { list, summary = "" } }: Pick<ListScreen, "endpoints">,
  filters: Readonly<Record<string, FilterValue>>,
): Readonly<Record<string, FilterValue>> {
  return featureOf(summary) === featureOf(list) ? filters : {};
}

/**
 * Returns the query parameters that export all matching rows with the visible columns.
 * @param selection a token of the rows to export instead
 */
export function exportQuery(
  state: ListState,
  columns: readonly ShownColumn[],
  selection?: string,
): Record<string, FilterValue> {
  const fields = columns.filter(({ isMasked }) => !isMasked).map(({ field }) => field);
  return {
    ...(selection === undefined ? allFilters(state) : { selection }),
    ...(state.sort ? { sort: state.sort } : {}),
    // An empty list of columns would request all of them, including masked ones.
    columns: fields.join(",") || "id",
  };
}

/** Returns the fields that the actions, conditions, links and names of a screen require. */
export function requiredFields(
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
    ...columns.flatMap(({ special }) => (special && "to" in special ? linkParameters(special.to) : [])),
  ];
  const names = needed.filter((name) => name !== undefined && name !== "id" && name !== "version");
  return [...new Set(names)].flatMap((name) =>
    name !== undefined && Object.hasOwn(fields, name) ? [name] : [],
  );
}

/** Returns the fields that a condition uses. */
export function fieldsOfCondition(condition: Condition): string[] {
  if ("field" in condition) return [condition.field];
  if ("not" in condition) return fieldsOfCondition(condition.not);
  return ("all" in condition ? condition.all : condition.any).flatMap(fieldsOfCondition);
}

/** Returns the fields of a form that is initialized from the list's row. */
function fieldsOfForm({ forms = [] }: ListScreen, id: string): string[] {
  const form = forms.find((one) => one.id === id);
  if (!form || form.edit?.load !== undefined) return [];
  return form.fields.flatMap((declared) =>
    typeof declared === "string" ? declared : [declared.field, declared.compareTo ?? []].flat(),
  );
}
